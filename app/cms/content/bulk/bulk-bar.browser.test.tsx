import { expect, test } from "vitest";
import type { BulkResult, ScheduleRefusal } from "#domain/content/lists/bulk.server.ts";
import { openedList } from "../../../../tests/components/opened-list.tsx";

const none = { live: [], translations: [], linkedFrom: [], mayRedirect: false };
const SCHEDULE = "/cms/content/schedule";
const all = ["Backups", "Phones", "Wiring"];

type Given = NonNullable<Parameters<typeof openedList>[0]>;

const openedBar = async ({ answers, ...more }: Given = {}) => {
  const list = await openedList({
    entries: all.map((title) => ({ title })),
    answers: { "GET /cms/content/leaving": () => none, ...answers },
    ...more,
  });
  const bar = list.screen.getByRole("form", { name: "With what is selected" });
  return {
    ...list,
    bar,
    dialog: list.screen.getByRole("dialog"),
    verb: (name: string) => bar.getByRole("button", { name, exact: true }),
    tick: (title: string) => list.screen.getByRole("checkbox", { name: `Select “${title}”` }),
    every: list.screen.getByRole("checkbox", { name: "Select all on this page" }),
  };
};

test("lines that are ticked are counted, also from one to another with Shift, and let go by Clear", async () => {
  const { screen, bar, tick, every, verb } = await openedBar();
  expect(bar.elements()).toEqual([]);
  await tick("Backups").click();
  await expect.element(bar.getByRole("status")).toHaveTextContent("1 selected");
  await expect.element(screen.getByRole("row").filter({ hasText: "Backups" })).toHaveClass("is-selected");
  await expect.element(every).toHaveClass("is-some");
  await tick("Wiring").click({ modifiers: ["Shift"] });
  await expect.element(bar.getByRole("status")).toHaveTextContent("3 selected");
  await expect.element(every).toBeChecked();
  await expect.element(every).not.toHaveClass("is-some");
  await verb("Clear").click();
  await expect.element(tick("Phones")).not.toBeChecked();
  expect(bar.elements()).toEqual([]);
  await every.click();
  await expect.element(tick("Phones")).toBeChecked();
  await every.click();
  await expect.element(tick("Phones")).not.toBeChecked();
});

test("what is selected is published together, without a question, and staff come back to the list as it was", async () => {
  const { tick, verb, posts } = await openedBar({ search: "?sort=title" });
  await tick("Backups").click();
  await tick("Wiring").click();
  await verb("Publish").click();
  await expect
    .poll(posts)
    .toMatchObject([
      { path: "/cms/content/publish", fields: { id: ["service-1", "service-3"], back: "/cms/services?sort=title" } },
    ]);
});

test("Unpublish and Trash ask first, and name how many; nothing is sent on a Cancel", async () => {
  const { tick, verb, dialog, posts } = await openedBar();
  await tick("Backups").click();
  await verb("Unpublish").click();
  await expect.element(dialog).toHaveAccessibleName("Unpublish 1 document?");
  await expect.element(dialog).toMatchTextContent(/The drafts stay\./);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(verb("Unpublish")).toHaveFocus();
  await tick("Phones").click();
  await verb("Trash").click();
  await expect.element(dialog).toHaveAccessibleName("Move 2 documents to the trash?");
  await expect.element(dialog).toMatchTextContent(/You can take them back\./);
  expect(posts()).toEqual([]);
  await dialog.getByRole("button", { name: "Move to trash" }).click();
  const fields = { id: ["service-1", "service-2"], back: "/cms/services", redirect: "", along: "yes" };
  await expect.poll(posts).toMatchObject([{ path: "/cms/content/trash", fields }]);
});

test("in the trash the bar only takes back", async () => {
  const { tick, bar, verb, posts } = await openedBar({ filter: { status: "trash" } });
  await tick("Phones").click();
  const names = bar.getByRole("button").elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(["Take back", "Clear"]);
  await verb("Take back").click();
  await expect.poll(posts).toMatchObject([{ path: "/cms/content/restore", fields: { id: "service-2" } }]);
});

test("Schedule asks for day and time, from the next working morning, and says how many are planned", async () => {
  const planned: BulkResult<ScheduleRefusal> = { done: 2, refused: [], away: [] };
  const list = await openedBar({ answers: { [`POST ${SCHEDULE}`]: () => planned } });
  const { tick, verb, dialog, posts, screen } = list;
  await tick("Backups").click();
  await tick("Phones").click();
  await verb("Schedule").click();
  await expect.element(dialog).toHaveAccessibleName("Schedule 2 documents");
  await expect.element(dialog.getByLabelText("Day")).toHaveFocus();
  await expect.element(dialog.getByLabelText("Day")).toHaveValue("2026-11-23");
  await dialog.getByLabelText("Time in Miami").fill("17:30");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  const fields = { id: ["service-1", "service-2"], date: "2026-11-23", time: "17:30" };
  await expect.element(screen.getByText("Scheduled: 2")).toBeVisible();
  expect(posts()).toEqual([{ method: "POST", path: SCHEDULE, fields }]);
  expect(dialog.elements()).toEqual([]);
});

test("what could not be scheduled is named with its reason, until staff are done with it", async () => {
  const backups = { title: "Backups", outcome: "blocked", why: "Name: this field is required" } as const;
  const phones = { title: "Phones", outcome: "missing" } as const;
  let result: BulkResult<ScheduleRefusal> = { done: 1, refused: [phones], away: [] };
  const { tick, verb, dialog } = await openedBar({ answers: { [`POST ${SCHEDULE}`]: () => result } });
  await tick("Phones").click();
  const send = async () => {
    await verb("Schedule").click();
    await dialog.getByRole("button", { name: "Schedule" }).click();
  };
  await send();
  await expect.element(dialog).toHaveAccessibleName("Schedule 1 document");
  const told = dialog.getByRole("alert");
  await expect.element(told).toMatchTextContent(/^Scheduled: 1\. One was not scheduled:/);
  await expect.element(told.getByRole("listitem")).toHaveTextContent("PhonesIt is no longer there.");
  await expect.element(dialog.getByRole("button", { name: "Done" })).toHaveFocus();
  await dialog.getByRole("button", { name: "Done" }).click();
  expect(dialog.elements()).toEqual([]);
  result = { done: 0, refused: [backups, phones], away: [] };
  await send();
  await expect.element(told.getByRole("paragraph")).toMatchTextContent(/^2 were not scheduled:$/);
  await expect.element(told.getByRole("listitem").first()).toHaveTextContent(`${backups.title}${backups.why}`);
});

test("where no answer comes the dialog says so, and keeps the day and the time", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const { tick, verb, dialog } = await openedBar({ answers: { [`POST ${SCHEDULE}`]: lost } });
  await tick("Backups").click();
  await verb("Schedule").click();
  await dialog.getByLabelText("Time in Miami").fill("17:30");
  await dialog.getByRole("button", { name: "Schedule" }).click();
  await expect.element(dialog.getByRole("alert")).toMatchTextContent(/^The server gave no answer/);
  await expect.element(dialog.getByLabelText("Time in Miami")).toHaveValue("17:30");
});
