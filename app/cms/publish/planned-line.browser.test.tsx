import { data } from "react-router";
import { expect, test } from "vitest";
import { LIVE, mountedPanel, NOW } from "../../../tests/components/mounted-panel.tsx";

const HOUR_MS = 3_600_000;
const pinned = { revision: "r1", number: 4, savedAt: NOW - HOUR_MS, isNewest: true };
const planned = { status: "scheduled", publishAt: NOW + HOUR_MS, pinned } as const;
const CANCEL = "/cms/edit/s1/cancel-schedule";

test("what is planned stands open, with the version that goes live and where it will be listed", async () => {
  const publishPlaces = JSON.stringify({ menu: true, footer: false, form: true });
  const { screen, button, posts, finds, show } = await mountedPanel({ state: { ...planned, publishPlaces } });
  await expect.element(screen.getByText("Goes live November 20, 2026, 11:00")).toBeVisible();
  await expect.element(screen.getByText("With version 4, which is what is saved now.")).toBeVisible();
  await expect
    .element(screen.getByText("It will be listed in: Main menu, under Services; Contact form."))
    .toBeVisible();
  expect(button("Take the newest draft instead").elements()).toEqual([]);
  finds({ publishPlaces: JSON.stringify({ menu: false }) });
  show({ revision: "r2" });
  await expect.element(screen.getByText("It will be listed nowhere.")).toBeVisible();
  await button("Cancel").click();
  await expect.poll(posts).toEqual([{ method: "POST", path: CANCEL, fields: { what: "publish" } }]);
});

test("where an older version is planned, the newest can take its place at the same time", async () => {
  const schedule = "POST /cms/edit/s1/schedule";
  const answers = { [schedule]: () => data({ outcome: "blocked", check: { issues: [], links: 0 } }, { status: 422 }) };
  const panel = await mountedPanel({ state: { ...planned, pinned: { ...pinned, isNewest: false } }, answers });
  const { screen, button, posts } = panel;
  await expect
    .element(screen.getByText("With version 4, saved November 20, 2026, 09:00.", { exact: false }))
    .toBeVisible();
  const changes = screen.getByRole("link", { name: "see the changes" });
  await expect.element(changes).toHaveAttribute("href", "/cms/edit/s1/history?before=r1");
  await button("Take the newest draft instead").click();
  const fields = { what: "publish", date: "2026-11-20", time: "11:00" };
  await expect.poll(posts).toMatchObject([{ path: "/cms/edit/s1/schedule", fields }]);
  await expect.element(screen.getByText("Put the errors above right first.")).toBeVisible();
});

test("what is overdue says so and why, and no other version takes its place", async () => {
  const late = { ...planned, publishAt: NOW - HOUR_MS, fault: "The title is missing" };
  const { screen, button } = await mountedPanel({ state: { ...late, pinned: { ...pinned, isNewest: false } } });
  await expect.element(screen.getByText("Was due November 20, 2026, 09:00")).toBeVisible();
  await expect
    .element(screen.getByText("Not done: The title is missing. It is tried again every minute."))
    .toBeVisible();
  expect(button("Take the newest draft instead").elements()).toEqual([]);
});

test("within the minute that it takes nothing is overdue", async () => {
  const { screen } = await mountedPanel({ state: { ...planned, publishAt: NOW - 60_000 } });
  await expect.element(screen.getByText("Goes live November 20, 2026, 09:59")).toBeVisible();
});

test("a fault stands at what is done first: the end alone has its own", async () => {
  const unpublishAt = NOW + 2 * HOUR_MS;
  const both = await mountedPanel({ state: { ...planned, unpublishAt, fault: "No connection" } });
  await expect.element(both.screen.getByText("Will be unpublished November 20, 2026, 12:00")).toBeVisible();
  expect(both.screen.getByText("Not done: No connection", { exact: false }).elements()).toHaveLength(1);
  await both.screen.unmount();
  const answers = { [`POST ${CANCEL}`]: () => data({ outcome: "unanswered" }, { status: 503 }) };
  const end = await mountedPanel({ state: { ...LIVE, unpublishAt, fault: "No connection" }, answers });
  await expect.element(end.screen.getByText("Not done: No connection", { exact: false })).toBeVisible();
  await end.button("Cancel").click();
  await expect.element(end.screen.getByText("The server gave no answer. The draft is saved; try again.")).toBeVisible();
  expect(end.posts()).toEqual([{ method: "POST", path: CANCEL, fields: { what: "unpublish" } }]);
});
