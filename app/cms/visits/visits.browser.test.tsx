import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Visits, { type loader } from "./visits.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/visits";
const TOTAL = { visits: 1204, contact: 40, begun: 12, sent: 8 };
const COUNTED: Loaded = {
  visits: {
    spans: {
      now: { from: "2026-10-22", to: "2026-11-20" },
      before: { from: "2026-09-22", to: "2026-10-21" },
    },
    since: "2026-01-01",
    total: TOTAL,
    before: { visits: 1200, contact: 40, begun: 15, sent: 7 },
    days: [
      { day: "2026-10-31", visits: 2, sent: 0 },
      { day: "2026-11-01", visits: 1500, sent: 1 },
    ],
    weeks: [
      { day: "2026-11-09", visits: 4, sent: 0 },
      { day: "2026-11-16", visits: 9, sent: 2 },
    ],
    tables: {},
  },
  earned: null,
  period: "30",
  only: null,
  on: true,
  mayRedirect: true,
};

const opened = async (more: Partial<Loaded> = {}, visits: Partial<Loaded["visits"]> = {}) => {
  const loaded: Loaded = { ...COUNTED, ...more, visits: { ...COUNTED.visits, ...visits } };
  const { screen } = await mounted(Visits, { at, answers: { [`GET ${at}`]: () => loaded } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const said = (parts: string) => [...screen.container.querySelectorAll(parts)].map((part) => part.textContent);
  return { screen, said };
};

test("before the first visitor it says what will come, or that nothing will while counting is off", async () => {
  const on = await opened({}, { since: null });
  await expect.element(on.screen.getByRole("heading", { name: "Nobody was counted yet" })).toBeVisible();
  const mail = expect.element(on.screen.getByRole("link", { name: "Get the week by email" }));
  await mail.toHaveAttribute("href", "/cms/account#weekly-mail");
  expect(on.screen.getByRole("table").query()).toBeNull();
  expect(on.said(".page-head-sub")).toEqual([]);
  expect(on.said(".banner")).toEqual([]);
  await on.screen.unmount();
  const off = await opened({ on: false }, { since: null });
  await expect.element(off.screen.getByRole("status")).toMatchTextContent("With VISITS=1, numbers begin to stand here");
  expect(off.said("h2")).toEqual([]);
  await off.screen.unmount();
  const stopped = await opened({ on: false });
  await expect.element(stopped.screen.getByRole("status")).toMatchTextContent("What was counted before stands below.");
  expect(stopped.said("h2").length).toBeGreaterThan(4);
});

test.each<[string, Partial<Loaded>, Partial<Loaded["visits"]>, RegExp]>([
  ["all of it", {}, {}, /^October 22 to today\. A visit is/],
  ["from its first day", {}, { since: "2026-10-22" }, /^October 22 to today\. A visit is/],
  ["a part of it", {}, { since: "2026-11-01" }, /^October 22 to today, counted since November 1\. A visit/],
  [
    "a part of a year",
    { period: "year" },
    { since: "2026-11-01" },
    /^October 22, 2026 to today, counted since November 1, 2026\./,
  ],
])("it says which days were counted: %s", async (_, more, visits, words) => {
  const { said } = await opened(more, visits);
  expect(said(".page-head-sub")[0]).toMatch(words);
});

test("each step is told as a share of the visits and against the time before", async () => {
  const { said, screen } = await opened();
  expect(said(".stat")).toEqual([
    "Visits1,2044 more than in the 30 days before",
    "Came to the form401 in 30 visitsas many as in the 30 days before",
    "Began to fill it in121 in 100 visits3 fewer than in the 30 days before",
    "Sent it81 in 151 visits1 more than in the 30 days before",
  ]);
  const trends = [...screen.container.querySelectorAll(".stat-change")].map(({ classList }) => classList[1]);
  expect(trends).toEqual(["is-up", "is-neutral", "is-down", "is-up"]);
  await screen.unmount();
  const first = await opened({ period: "7" }, { before: null });
  expect(new Set(first.said(".stat-change"))).toEqual(new Set(["Nothing to compare with yet"]));
});

test("days and weeks stand as a table too, of which the last is not over", async () => {
  const { said, screen } = await opened();
  expect(said(".visits-chart caption")).toEqual([
    "Day by day: visits and enquiries",
    "The year, week by week: visits and enquiries",
  ]);
  expect(said(".visits-chart thead tr")).toEqual(["DayVisitsEnquiries", "Week starting MondayVisitsEnquiries"]);
  expect(said(".visits-chart tbody tr")).toEqual([
    "October 31, 202620",
    "November 1, 2026, so far1,5001",
    "November 9, 202640",
    "November 16, 2026, so far92",
  ]);
  expect(said(".visits-chart .legend-now")).toEqual(["Today so far", "This week so far"]);
  expect(said(".visits-chart .chart-axis")).toEqual(["Visits by day", "Visits by week"]);
  expect(said(".visits-chart .chart-x").filter(Boolean)).toEqual(["Sat 31", "Sun 1"]);
  const csv = screen.getByRole("link", { name: /^CSV ?of each day$/ });
  expect(csv.elements().map((link) => link.getAttribute("href"))).toEqual([
    "/cms/visits/export.csv?period=30&show=days",
  ]);
});

test("a year is told by week alone, and its days are in the CSV", async () => {
  const { said, screen } = await opened({ period: "year" });
  expect(said(".visits-chart h2")).toEqual(["The year, week by week"]);
  const csv = expect.element(screen.getByRole("link", { name: /of each day/ }));
  await csv.toHaveAttribute("href", "/cms/visits/export.csv?period=year&show=days");
});

test("the time is chosen by links, which keep a table that is shown alone", async () => {
  const all = await opened();
  await expect.element(all.screen.getByRole("link", { name: "30 days" })).toHaveAttribute("aria-current", "true");
  await expect
    .element(all.screen.getByRole("link", { name: "7 days" }))
    .toHaveAttribute("href", "/cms/visits?period=7");
  expect(all.screen.container.querySelectorAll("[aria-current]")).toHaveLength(1);
  expect(all.said(".numbers h2")).toHaveLength(11);
  await all.screen.unmount();
  const { screen, said } = await opened({ only: "source", period: "7" });
  const year = expect.element(screen.getByRole("link", { name: "12 months" }));
  await year.toHaveAttribute("href", "/cms/visits?period=year&show=source");
  await expect
    .element(screen.getByRole("link", { name: "Visits", exact: true }))
    .toHaveAttribute("href", "/cms/visits?period=7");
  expect(said("h2")).toEqual(["Where visitors came from "]);
});
