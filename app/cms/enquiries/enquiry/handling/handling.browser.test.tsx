import { data, redirect } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEnquiry, SENT_AT } from "../../../../../tests/components/opened-enquiry.tsx";

beforeEach(() => sessionStorage.clear());

const here = "/cms/enquiries/e1";
const back = () => redirect(`${here}?state=new`);

/** An answer of the server that comes once it is let go. */
const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(back), letGo: () => resolve() };
};

test("the state it is in is pressed; another is sent with the filter, and meanwhile no second press counts", async () => {
  const { answer, letGo } = held();
  const { screen, posted, now } = await openedEnquiry({ answers: { [`POST ${here}/state`]: answer } });
  const state = (name: string) => screen.getByRole("group", { name: "Status" }).getByRole("button", { name });
  for (const name of ["New", "Open", "Replied", "Closed"])
    await expect.element(state(name)).toHaveAttribute("aria-pressed", String(name === "New"));
  await state("Replied").click();
  await expect.element(state("Closed")).toHaveAttribute("aria-disabled", "true");
  await state("Closed").click({ force: true });
  now({ state: "replied" });
  letGo();
  await expect.element(state("Replied")).toHaveAttribute("aria-pressed", "true");
  await expect.element(state("Closed")).not.toHaveAttribute("aria-disabled");
  expect(posted()).toEqual([{ method: "POST", path: `${here}/state?state=new`, fields: { state: "replied" } }]);
});

test("who is chosen has it at once, and is shown until the answer comes; whoever can't sign in any more is marked", async () => {
  const { answer, letGo } = held();
  const people = [
    { id: "ada", name: "Ada", off: true },
    { id: "bo", name: "Bo", off: false },
  ];
  const answers = { [`POST ${here}/assign`]: answer };
  const { screen, posted, now } = await openedEnquiry({ people, assignee: "ada", answers });
  const choice = screen.getByRole("combobox", { name: "Assigned to" });
  await expect.element(choice).toHaveDisplayValue("Ada (switched off)");
  await choice.selectOptions("Bo");
  await expect.poll(posted).toMatchObject([{ path: `${here}/assign?state=new`, fields: { to: "bo" } }]);
  await expect.element(choice).toHaveDisplayValue("Bo");
  now({ assignee: null });
  letGo();
  await expect.element(choice).toHaveDisplayValue("Nobody yet");
});

test("outcome and value are saved together, by Enter too, and shown as they were stored", async () => {
  const { screen, posted, now } = await openedEnquiry({ outcome: "lost", value: 12_500 });
  const outcome = screen.getByRole("group", { name: "Outcome" });
  const value = outcome.getByRole("textbox", { name: "Value in dollars" });
  await expect.element(outcome.getByRole("radio", { name: "Lost" })).toBeChecked();
  await expect.element(value).toHaveValue("12,500");
  await outcome.getByText("Won").click();
  await value.fill("$9000");
  now({ outcome: "won", value: 9_000 });
  await userEvent.keyboard("{Enter}");
  await expect.element(value).toHaveValue("9,000");
  await expect.element(outcome.getByRole("radio", { name: "Won" })).toBeChecked();
  now({ outcome: null, value: null });
  await outcome.getByText("None yet").click();
  await value.fill("");
  await outcome.getByRole("button", { name: "Save" }).click();
  await expect.poll(posted).toMatchObject([
    { path: `${here}/outcome?state=new`, fields: { outcome: "won", value: "$9000" } },
    { path: `${here}/outcome?state=new`, fields: { outcome: "", value: "" } },
  ]);
  now({ outcome: "lost" });
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(outcome.getByRole("radio", { name: "Lost" })).toBeChecked();
});

test("a value that is none is told at its field while it stands there", async () => {
  const refused = { error: "Write whole dollars, such as 12,500", refused: "much" };
  const answers = { [`POST ${here}/outcome`]: () => data(refused, { status: 400 }) };
  const { screen } = await openedEnquiry({ answers });
  const value = screen.getByRole("textbox", { name: "Value in dollars" });
  await expect.element(value).not.toHaveAttribute("aria-invalid");
  await value.fill("much");
  await userEvent.keyboard("{Enter}");
  await expect.element(value).toHaveAccessibleDescription(refused.error);
  await expect.element(screen.getByRole("alert").filter({ hasText: refused.error })).toBeVisible();
  await expect.element(value).toHaveAttribute("aria-invalid", "true");
  await expect.element(value).toHaveValue("much");
  await value.fill("12");
  await expect.element(value).toHaveAccessibleDescription("");
  await expect.element(value).not.toHaveAttribute("aria-invalid");
});

const NOTE = { id: "n1", author: "Ada Lind", text: "Called back", at: SENT_AT - 86_400_000 };

test("a note stays in its box until it is stored, and what is typed meanwhile or after it stays longer", async () => {
  const { answer, letGo } = held();
  const first = await openedEnquiry({ answers: { [`POST ${here}/note`]: answer } });
  const { screen, posted, now } = first;
  const box = screen.getByRole("textbox", { name: "Note for the team" });
  await expect.element(screen.getByRole("heading", { name: "Notes 0" })).toBeVisible();
  await box.fill(NOTE.text);
  await screen.getByRole("button", { name: "Add note" }).click();
  await expect.element(screen.getByRole("button", { name: /^Adding/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(box).toHaveValue(NOTE.text);
  await box.fill("And they want");
  now({ notes: [NOTE] });
  letGo();
  await expect.element(screen.getByRole("heading", { name: "Notes 1" })).toBeVisible();
  await expect.element(screen.getByText("ALAda Lind YesterdayCalled back")).toBeVisible();
  await box.click();
  await userEvent.keyboard("{End} a call");
  await expect.element(box).toHaveValue("And they want a call");
  await box.fill(NOTE.text);
  now({ notes: [NOTE, { ...NOTE, id: "n2" }] });
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("heading", { name: "Notes 2" })).toBeVisible();
  await box.click();
  await userEvent.keyboard("{End}, twice");
  await expect.element(box).toHaveValue(`${NOTE.text}, twice`);
  expect(posted()[0]).toMatchObject({ path: `${here}/note?state=new`, fields: { text: NOTE.text } });
});

test("a note waits in the box of its own enquiry over another screen, and is gone once it is stored", async () => {
  const first = await openedEnquiry();
  const boxOf = ({ screen }: typeof first) => screen.getByRole("textbox", { name: "Note for the team" });
  await boxOf(first).fill(NOTE.text);
  await first.screen.unmount();
  const other = await openedEnquiry({ id: "e2" });
  await expect.element(boxOf(other)).toHaveValue("");
  await other.screen.unmount();
  const again = await openedEnquiry();
  await expect.element(boxOf(again)).toHaveValue(NOTE.text);
  again.now({ notes: [NOTE] });
  await again.screen.getByRole("button", { name: "Add note" }).click();
  await expect.element(boxOf(again)).toHaveValue("");
});

test("a note in the words of an older one stays in its box until it is stored itself", async () => {
  const { answer, letGo } = held();
  const { screen, posted, now } = await openedEnquiry({ notes: [NOTE], answers: { [`POST ${here}/note`]: answer } });
  const box = screen.getByRole("textbox", { name: "Note for the team" });
  await box.fill(NOTE.text);
  await screen.getByRole("button", { name: "Add note" }).click();
  await expect.poll(posted).toHaveLength(1);
  const theirs = { ...NOTE, id: "n2", text: "I am on it" };
  now({ notes: [NOTE, theirs] });
  letGo();
  await expect.element(screen.getByRole("heading", { name: "Notes 2" })).toBeVisible();
  await expect.element(box).toHaveValue(NOTE.text);
  await screen.unmount();
  const again = await openedEnquiry({ notes: [NOTE, theirs] });
  const waiting = again.screen.getByRole("textbox", { name: "Note for the team" });
  await expect.element(waiting).toHaveValue(NOTE.text);
  again.now({ notes: [NOTE, theirs, { ...NOTE, id: "n3" }] });
  await again.screen.getByRole("button", { name: "Add note" }).click();
  await expect.element(waiting).toHaveValue("");
});
