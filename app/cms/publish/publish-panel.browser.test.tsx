import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { error, warning } from "#domain/content/check/issue.ts";
import { LIVE, mountedPanel } from "../../../tests/components/mounted-panel.tsx";
import type { PublishResult } from "./publish-answer.tsx";

const PUBLISH = "POST /cms/edit/s1/publish";
const live: PublishResult = { outcome: "published", address: "/services/backups", seen: true, ms: 12 };
const CHANGED = { status: "changed", live: true } as const;
const missing = error("title", "The title is missing");

test("a draft is published with a press, which waits for its answer; then the panel has the focus", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const panel = await mountedPanel({ answers: { [PUBLISH]: () => promise } });
  const { screen, button, posts } = panel;
  await expect.element(screen.getByText("Visitors have never seen it.", { exact: false })).toBeVisible();
  await button("Publish now").click();
  await expect.element(button("Publishing…")).toHaveAttribute("aria-disabled", "true");
  await button("Publishing…").click({ force: true });
  expect(posts()).toEqual([{ method: "POST", path: "/cms/edit/s1/publish", fields: {} }]);
  panel.finds(LIVE);
  resolve(live);
  await expect.element(screen.getByText("Visitors see the newest version.")).toBeVisible();
  const answer = "Live at /services/backups (opens in a new tab) after 12 ms. We opened it to be sure.";
  await expect.element(screen.getByText(answer)).toBeVisible();
  await expect.element(screen.getByRole("region", { name: "Publish" })).toHaveFocus();
  await expect.element(screen.getByText("Last published November 20, 2026, 10:00")).toBeVisible();
});

const blocked: PublishResult = { outcome: "blocked", check: { issues: [missing], links: 0 } };
test.each<[string, number, PublishResult]>([
  ["Published after 12 ms. No live page shows it yet.", 200, { ...live, address: null, seen: false }],
  ["did not answer when we looked. Open it to see what is wrong.", 200, { ...live, seen: false }],
  ["Not published. Settings has changes.", 422, { outcome: "not-placed", why: "Settings has changes" }],
  ["Not published.", 422, blocked],
  ["it may be live or not. The draft is saved: publish again to be sure.", 503, { outcome: "unanswered" }],
])("an answer says: %s", async (words, status, result) => {
  const answers = { [PUBLISH]: () => data(result, { status }) };
  const { screen, button } = await mountedPanel({ state: CHANGED, answers });
  await button("Publish now").click();
  const answer = screen.getByRole("status").filter({ hasText: words });
  await expect.element(answer).toBeVisible();
  const found = answer.getByText("Error: The title is missing").elements();
  expect(found).toHaveLength(result.outcome === "blocked" ? 1 : 0);
  expect(button("Fix: The title is missing").elements()).toEqual([]);
  await expect.element(button("Publish now")).toBeEnabled();
});

test("errors keep it from being published, each with the way to its field; warnings don't", async () => {
  const onField = vi.fn();
  const issues = [missing, warning("summary", "The summary is short", "Longer ones are read.")];
  const { screen, button, finds, show } = await mountedPanel({ onField, state: { check: { issues, links: 0 } } });
  await button("Fix: The title is missing").click();
  expect(onField).toHaveBeenCalledExactlyOnceWith("title");
  await expect.element(screen.getByText("Put the errors right to publish.")).toBeVisible();
  await expect.element(button("Publish now")).toBeDisabled();
  await expect.element(screen.getByText("Longer ones are read.")).toBeVisible();
  finds({ check: { issues: issues.slice(1), links: 0 } });
  show({ revision: "r2" });
  await expect.element(button("Publish now")).toBeEnabled();
  expect(screen.getByText("Put the errors right to publish.").elements()).toEqual([]);
});

test("what is typed is saved first, and takes away what was said of the draft before", async () => {
  const { screen, button, show, checks } = await mountedPanel({ state: CHANGED, answers: { [PUBLISH]: () => live } });
  await button("Publish now").click();
  const answer = screen.getByText("We opened it to be sure.", { exact: false });
  await expect.element(answer).toBeVisible();
  show({ saving: true });
  await expect.element(screen.getByText("Saving what you typed first…")).toBeVisible();
  await expect.element(button("Publish now")).toBeDisabled();
  expect(answer.elements()).toEqual([]);
  const before = checks();
  show({ saving: false, revision: "r2" });
  await expect.poll(checks).toBe(before + 1);
  await expect.element(button("Publish now")).toBeEnabled();
  expect(answer.elements()).toEqual([]);
});

test("what is live is not published again, and only unpublished where the site can do without it", async () => {
  const { screen, button, finds, show } = await mountedPanel({ state: LIVE });
  await expect.element(screen.getByText("Visitors see the newest version.")).toBeVisible();
  await expect.element(button("Unpublish")).toBeVisible();
  expect(button("Publish now").elements()).toEqual([]);
  finds({ ...LIVE, needed: true });
  show({ revision: "r2" });
  await expect.poll(() => button("Unpublish").elements()).toEqual([]);
  show({ saving: true });
  await expect.element(button("Publish now")).toBeDisabled();
});

test("Unpublish asks first; what was said of the live page goes with it", async () => {
  const panel = await mountedPanel({ state: CHANGED, answers: { [PUBLISH]: () => live } });
  const { screen, button, posts, finds } = panel;
  await button("Publish now").click();
  await expect.element(screen.getByText("We opened it to be sure.", { exact: false })).toBeVisible();
  await button("Unpublish").click();
  const dialog = screen.getByRole("dialog", { name: "Unpublish “Backups”?" });
  finds({ status: "unpublished", live: false });
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  const fields = { redirect: "", along: "yes" };
  await expect.poll(posts).toMatchObject([{}, { path: "/cms/edit/s1/unpublish", fields }]);
  await expect.poll(() => button("Unpublish").elements()).toEqual([]);
  await expect.poll(() => screen.getByText("We opened it to be sure.", { exact: false }).elements()).toEqual([]);
});

test.each([
  ["Not unpublished. The address leads nowhere", 409, { outcome: "no-redirect", why: "The address leads nowhere" }],
  ["The server gave no answer. The draft is saved; try again.", 503, { outcome: "unanswered" }],
])("where it could not be unpublished, it says: %s", async (words, status, result) => {
  const answers = { "POST /cms/edit/s1/unpublish": () => data(result, { status }) };
  const { screen, button } = await mountedPanel({ state: LIVE, answers });
  await button("Unpublish").click();
  await screen.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect.element(screen.getByText(words)).toBeVisible();
});
