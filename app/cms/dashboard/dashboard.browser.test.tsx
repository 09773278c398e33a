import { expect, test } from "vitest";
import { mounted } from "../../../tests/components/mounted.tsx";
import Dashboard, { type loader } from "./dashboard.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

const at = "/cms/dashboard";
const NOW = Date.UTC(2026, 10, 20, 15);
const STILL = { total: 4, change: 0, before: 0, line: [4, 4] };

const QUIET: Loaded = {
  counts: { page: STILL, service: STILL, member: STILL, testimonial: STILL },
  updates: [],
  weeks: [{ monday: "2026-11-16", count: 5 }],
  samples: { documents: [], figures: [] },
  needing: {
    trouble: { missing: [], stuck: [], total: 0 },
    content: { brokenLinks: [], undescribed: [], overdue: [], misfits: [] },
    alerts: [],
    backup: null,
    waiting: { unanswered: 0, missing: 0, translations: { behind: 0, missing: 0, first: [] } },
  },
  now: NOW,
  member: { id: "ada", name: "Ada Stone", email: "ada@example.org", role: "editor" },
  headline: null,
  greeting: "Good morning",
  today: "Friday, November 20, 2026",
};

const opened = async (more: Partial<Loaded> = {}) => {
  const { screen } = await mounted(Dashboard, { at, answers: { [`GET ${at}`]: () => ({ ...QUIET, ...more }) } });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  const panel = (name: string) => screen.getByRole("heading", { name }).element().closest("section");
  const said = (name: string, parts: string) =>
    [...(panel(name)?.querySelectorAll(parts) ?? [])].map((part) => part.textContent);
  return { screen, panel, said };
};

test("it greets by the first name, and a quiet site says so", async () => {
  const { screen, said } = await opened();
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Good morning, Ada");
  expect(said("Recent Updates", "p")).toEqual(["Nothing was changed yet."]);
  expect(screen.getByRole("link", { name: "All activity" }).query()).toBeNull();
  expect(screen.getByRole("heading", { name: "Still samples" }).query()).toBeNull();
  expect(screen.getByRole("link", { name: "See Visits" }).query()).toBeNull();
});

test("what was changed of late says of what kind it is, by whom and when, and leads to what visitors see", async () => {
  const update = { at: NOW, user: "Bo", type: "page" } as const;
  const updates: Loaded["updates"] = [
    { ...update, id: "1", title: "About", path: "/about" },
    { ...update, id: "2", title: "Backups", path: null, type: "service", at: NOW - 86_400_000, user: null },
  ];
  const { screen, said } = await opened({ updates, member: { ...QUIET.member, role: "admin" } });
  expect(said("Recent Updates", "li > span")).toEqual([
    "About",
    "PageBo",
    "10:00",
    "Backups",
    "ServiceInstallation",
    "Yesterday",
  ]);
  await expect.element(screen.getByRole("link", { name: "About", exact: true })).toHaveAttribute("href", "/about");
  expect(screen.getByRole("link", { name: "Backups" }).query()).toBeNull();
  expect(said("Recent Updates", ".empty")).toEqual([]);
  const all = expect.element(screen.getByRole("link", { name: "All activity" }));
  await all.toHaveAttribute("href", "/cms/activity?about=content");
});

test("samples are listed worst first, and lead to where they are changed", async () => {
  const samples: Loaded["samples"] = {
    documents: [
      { type: "service", count: 6 },
      { type: "project", count: 2 },
      { type: "testimonial", count: 3 },
    ],
    figures: [
      { label: "Years", value: "20+" },
      { label: "Clients", value: "500" },
    ],
  };
  const { screen, said, panel } = await opened({ samples, member: { ...QUIET.member, role: "marketing" } });
  expect(said("Still samples", "li")).toEqual([
    "Figures of the company20+, 5002",
    "Testimonials, samplesPraise that nobody gave.3",
    "Portfolio, samplesWork that was not done.2",
    "Services, samples6",
  ]);
  const links = () =>
    [...(panel("Still samples")?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links().slice(0, 2)).toEqual(["/cms/settings#claims", "/cms/testimonials?samples=yes"]);
  expect(panel("Quick Actions")?.previousElementSibling?.textContent).toContain("Recent Updates");
  await screen.unmount();
  const editor = await opened({ samples: { ...samples, documents: [] } });
  expect(editor.said("Still samples", "a")).toEqual([]);
  expect(editor.said("Still samples", "li")).toHaveLength(1);
});
