import { expect, test } from "vitest";
import { NOW, openedList } from "../../../../tests/components/opened-list.tsx";

const DAY_MS = 86_400_000;

type Entry = NonNullable<NonNullable<Parameters<typeof openedList>[0]>["entries"]>[number];

const cellsOf = async (entry: Entry) => {
  const { screen } = await openedList({ entries: [{ title: "Backups", ...entry }] });
  const row = screen.getByRole("row").filter({ hasText: entry.title ?? "Backups" });
  const cell = (name: string) => row.element().querySelector(`.c-${name}`)?.textContent;
  return { row, cell, pills: () => [...row.element().querySelectorAll(".pill")].map(({ textContent }) => textContent) };
};

test("a line tells what it is, where it stands, who changed it and when", async () => {
  const { row, cell, pills } = await cellsOf({
    about: "Ada",
    aside: "/services/backups",
    status: "live",
    live: true,
    publishedAt: NOW - DAY_MS,
  });
  await expect.element(row.getByRole("link", { name: "Backups" })).toHaveAttribute("href", "/cms/edit/service-1");
  expect(cell("title")).toBe("BackupsAda · /services/backups");
  expect(pills()).toEqual(["Live"]);
  expect([cell("who"), cell("date-changed"), cell("date-published")]).toEqual(["Ada", "10:00", "Yesterday"]);
});

test("what nobody changed came with the installation, and what was never live is not yet", async () => {
  const { cell, pills } = await cellsOf({ changedBy: null, sample: true });
  expect([cell("who"), cell("date-published")]).toEqual(["Installation", "Not yet"]);
  expect(pills()).toEqual(["Draft", "Sample"]);
});

test("what is live and planned says both, and when it comes or goes", async () => {
  const goes = await cellsOf({ status: "scheduled", live: true, publishedAt: NOW, unpublishAt: NOW + 2 * DAY_MS });
  expect(goes.pills()).toEqual(["Live", "Scheduled"]);
  expect(goes.cell("date-published")).toBe("Will be unpublished November 22, 2026, 10:00. until Nov 22");
});

test("what comes says when, before when it goes", async () => {
  const comes = await cellsOf({ status: "scheduled", publishAt: NOW + DAY_MS, unpublishAt: NOW + 2 * DAY_MS });
  expect(comes.pills()).toEqual(["Scheduled"]);
  expect(comes.cell("date-published")).toBe("Will be published November 21, 2026, 10:00. Nov 21");
});

test("what should have gone live by now says so, and why it has not", async () => {
  const late = { status: "scheduled", publishAt: NOW - DAY_MS, late: true, fault: "Words are missing" } as const;
  const { row, cell } = await cellsOf(late);
  expect(cell("date-published")).toBe("Was due November 19, 2026, 10:00, still waiting. Yesterday");
  const words = "Was due November 19, 2026, 10:00, still waiting: Words are missing";
  await expect.element(row.getByTitle(words)).toHaveClass("amiss");
});

test("marks tell how it stands in other languages, but not of what is in the trash", async () => {
  const languages = [{ language: "es", id: "es-1", status: "draft", state: "behind", changes: 1 } as const];
  const kept = await cellsOf({ languages });
  await expect.element(kept.row.getByTitle("Español: Original changed (1 field)")).toMatchTextContent(/es/);
  const gone = await cellsOf({ title: "Phones", status: "trash", languages });
  expect(gone.pills()).toEqual(["In trash"]);
  expect(gone.row.getByTitle("Español", { exact: false }).elements()).toEqual([]);
  expect(gone.cell("date-published")).toBe("Take back “Phones”");
});
