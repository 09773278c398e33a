import { data } from "react-router";
import { expect, test } from "vitest";
import { error } from "#domain/content/check/issue.ts";
import type { ScheduleOutcome } from "#domain/content/schedule/schedule.server.ts";
import { LIVE, mountedPanel, NOW } from "../../../tests/components/mounted-panel.tsx";

const SCHEDULE = "/cms/edit/s1/schedule";
const DAY_MS = 86_400_000;
const places = [
  { place: "menu", stands: true, reason: null },
  { place: "footer", stands: false, reason: null },
] as const;

type Given = Parameters<typeof mountedPanel>[0];

const openedForm = async (given: Given = {}) => {
  const panel = await mountedPanel(given);
  const fold = panel.screen.getByRole("group").filter({ hasText: "Schedule" }).first();
  await expect.element(fold).toBeVisible();
  if (!(fold.element() as HTMLDetailsElement).open) await fold.getByText("Schedule").first().click();
  return {
    ...panel,
    what: panel.screen.getByLabelText("What happens"),
    time: panel.screen.getByLabelText("Time in Miami"),
  };
};

const options = ({ what }: Awaited<ReturnType<typeof openedForm>>) =>
  [...what.element().querySelectorAll("option")].map(({ textContent }) => textContent);

test("a draft is planned for the next working morning, unless another time is chosen", async () => {
  const { promise, resolve } = Promise.withResolvers();
  const form = await openedForm({ answers: { [`POST ${SCHEDULE}`]: () => promise } });
  expect(options(form)).toEqual(["Publish"]);
  await expect.element(form.screen.getByText("Goes live as it is saved now.", { exact: false })).toBeVisible();
  await form.time.fill("17:30");
  await form.button("Schedule").click();
  await expect.element(form.button("Scheduling…")).toHaveAttribute("aria-disabled", "true");
  const fields = { what: "publish", date: "2026-11-23", time: "17:30" };
  expect(form.posts()).toEqual([{ method: "POST", path: SCHEDULE, fields }]);
  resolve({ outcome: "scheduled", at: NOW + DAY_MS, what: "publish" });
  await expect.element(form.button("Schedule")).toBeVisible();
  expect(form.screen.getByRole("alert").elements()).toEqual([]);
});

test("a service is planned with the places that are ticked, but its end without them", async () => {
  const form = await openedForm({ state: LIVE, places: [...places] });
  expect(options(form)).toEqual(["Publish", "Unpublish"]);
  const note = form.screen.getByText("It is put where it is checked above, in the same go.");
  await expect.element(note).toBeVisible();
  await form.screen.getByRole("checkbox", { name: "Footer" }).click();
  await form.button("Schedule").click();
  const stand = { offered: ["menu", "footer"], place: ["menu", "footer"] };
  await expect.poll(form.posts).toMatchObject([{ fields: { what: "publish", ...stand } }]);
  await form.what.selectOptions("Unpublish");
  await expect.element(form.screen.getByText("Visitors no longer see it from then on.")).toBeVisible();
  expect(note.elements()).toEqual([]);
  await form.button("Schedule").click();
  const fields = { what: "unpublish", date: "2026-11-23", time: "09:00" };
  await expect.poll(form.posts).toHaveLength(2);
  expect(form.posts()[1]?.fields).toEqual(fields);
});

test.each<[string, Exclude<ScheduleOutcome["outcome"], "scheduled">]>([
  ["This time does not exist that day: clocks are put forward. Choose another one.", "no-such-time"],
  ["This time is over. Choose a later one.", "past"],
  ["It would be unpublished before it is published. Choose another time.", "order"],
])("at the time stands: %s", async (words, outcome) => {
  const answers = { [`POST ${SCHEDULE}`]: () => data({ outcome, what: "publish" }, { status: 422 }) };
  const form = await openedForm({ answers });
  await form.button("Schedule").click();
  await expect.element(form.time).toHaveAccessibleDescription(words);
  expect(
    form.screen
      .getByRole("alert")
      .elements()
      .filter(({ textContent }) => textContent === words),
  ).toHaveLength(0);
});

test.each([
  ["It is not live, and not scheduled to be.", 422, "not-live"],
  ["Put the errors above right first.", 422, "blocked"],
  ["The server gave no answer. The draft is saved; try again.", 503, "unanswered"],
])("below the form stands: %s", async (words, status, outcome) => {
  const answers = { [`POST ${SCHEDULE}`]: () => data({ outcome, what: "publish" }, { status }) };
  const form = await openedForm({ answers });
  await form.button("Schedule").click();
  await expect.element(form.screen.getByText(words)).toHaveRole("alert");
  await expect.element(form.time).not.toHaveAccessibleDescription(words);
});

test("a draft with errors can't be planned to be published, what is live of it still to end", async () => {
  const form = await openedForm({
    state: { status: "changed", live: true, check: { issues: [error("title", "The title is missing")], links: 0 } },
  });
  await expect.element(form.button("Schedule")).toBeDisabled();
  await expect.element(form.screen.getByText("Put the errors right to schedule.")).toBeVisible();
  await form.what.selectOptions("Unpublish");
  await expect.element(form.button("Schedule")).toBeEnabled();
});

test("a draft whose errors others may make right by then can be planned, though not published now", async () => {
  const link = {
    ...error("blocks.0.link", "The link to /new leads to something that is not live"),
    ofOthers: true,
  } as const;
  const form = await openedForm({ state: { status: "changed", live: true, check: { issues: [link], links: 1 } } });
  await expect.element(form.button("Schedule")).toBeEnabled();
  await expect.element(form.button("Publish now")).toBeDisabled();
});

test("what the site needs has no end; what will be live has one", async () => {
  const needed = await openedForm({ state: { ...LIVE, needed: true } });
  expect(options(needed)).toEqual(["Publish"]);
  await needed.screen.unmount();
  const comes = await openedForm({ state: { status: "scheduled", publishAt: NOW + DAY_MS } });
  expect(options(comes)).toEqual(["Publish", "Unpublish"]);
});
