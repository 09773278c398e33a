import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import type { Headline } from "#domain/visits/numbers/headline.server.ts";
import { mounted } from "../../../../tests/components/mounted.tsx";
import { StatCards } from "./stat-cards.tsx";
import { VisitsLine } from "./visits-line.tsx";
import { WeekChart } from "./week-chart.tsx";

test("each total says how it changed, and how that is against the time before", async () => {
  await mounted(() => (
    <StatCards
      counts={{
        page: { total: 12, change: 3, before: 1, line: [8, 9, 12] },
        service: { total: 5, change: -2, before: -1, line: [8, 7, 5] },
        member: { total: 4, change: 0, before: 2, line: [0, 2, 4] },
        testimonial: { total: 4, change: 0, before: 0, line: [4, 4] },
      }}
    />
  ));
  const stats = [...document.querySelectorAll("section[aria-label=Totals] .stat")].map((stat) =>
    [...stat.querySelectorAll("h2, .stat-value, .stat-change")].map((part) => part.textContent).join("|"),
  );
  expect(stats).toEqual([
    "Total Pages|12|3 more in 30 days, trend up+1 before that",
    "Services|5|2 fewer in 30 days, trend down−1 before that",
    "Team Members|4|No change in 30 days, trend down+2 before that",
    "Testimonials|4|No change in 30 days, trend neutral0 before that",
  ]);
  const [rising, , , level] = [...document.querySelectorAll(".stat-line")];
  const lines = (line?: Element) => line?.querySelector("path")?.getAttribute("d");
  expect(lines(rising)).toBe("M2 31V31L43 31V24.5L84 24.5V5");
  expect(lines(level)).toBe("M2 18V18L84 18V18");
  expect(rising?.querySelector("circle")?.getAttribute("cy")).toBe("5");
});

test("on a phone the totals of a row begin at one height, whatever is said of them", async () => {
  await page.viewport(358, 800); // 390 less its gutters
  onTestFinished(() => page.viewport(1280, 800));
  const still = { total: 18, change: 0, before: 0, line: [18, 18] };
  const more = { total: 10, change: 1, before: 0, line: [9, 10] };
  await mounted(() => <StatCards counts={{ page: still, service: more, member: still, testimonial: still }} />);
  const tops = [...document.querySelectorAll(".stat-value")].map((value) => value.getBoundingClientRect().top);
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBe(tops[3]);
});

test("enquiries stand by week, with the average of the weeks that are over", async () => {
  const weeks = [
    { monday: "2026-10-26", count: 2 },
    { monday: "2026-11-02", count: 1 },
    { monday: "2026-11-09", count: 4 },
    { monday: "2026-11-16", count: 5 },
  ];
  const { screen } = await mounted(() => <WeekChart weeks={weeks} />);
  const said = (parts: string) => [...screen.container.querySelectorAll(parts)].map((part) => part.textContent);
  expect(said("tbody tr")).toEqual(["Oct 262", "Nov 21", "Nov 94", "Nov 16, this week so far5"]);
  expect(said("caption")[0]).toMatch(/Average of the weeks before this one: 2\.3\.$/);
  expect(said(".legend-mean")).toEqual(["Average 2.3"]);
  expect(said(".chart-month")).toEqual(["Nov"]);
  await screen.unmount();
  const early = await mounted(() => <WeekChart weeks={weeks.slice(1)} />);
  expect(early.screen.container.querySelector(".chart-month")?.textContent).toBe("Nov");
});

const STEPS = { visits: 416, contact: 40, begun: 12, sent: 8 };

test.each<[string, Headline, RegExp]>([
  [
    "nothing yet",
    { since: null, total: STEPS, before: null, best: null },
    /^Visits are counted from now on: .*See Visits$/,
  ],
  [
    "no time before",
    { since: "2026-11-01", total: STEPS, before: null, best: null },
    /^416 visits in 30 days\. 8 enquiries, 1 in 52 visits\. See Visits$/,
  ],
  [
    "all of it",
    {
      since: "2026-01-01",
      total: STEPS,
      before: { ...STEPS, visits: 400, sent: 5 },
      best: { path: "/about", title: "About", visits: 90, sent: 3 },
    },
    /^416 visits in 30 days, 16 more than in the 30 days before\. 8 enquiries, 1 in 52 visits\. About did best: 3 of its 90 visits ended in an enquiry\. See Visits$/,
  ],
])("the first line tells the visits: %s", async (_, headline, words) => {
  const { screen } = await mounted(() => <VisitsLine headline={headline} />);
  await expect.element(screen.getByRole("region", { name: "Visits" })).toMatchTextContent(words);
  await expect.element(screen.getByRole("link", { name: "See Visits" })).toHaveAttribute("href", "/cms/visits");
});
