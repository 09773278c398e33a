import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";

const AT = Date.UTC(2026, 10, 21, 15);
const base = { ...blankDocument("service", "2026-11-20"), title: "Backups", lead: "A lead" };

/** An editor with another title, which somebody else saved meanwhile with `changes`. */
const stale = async (changes: object, author = "Bo") => {
  const theirs = { currentRevision: "r9", data: { ...base, ...changes }, author, savedAt: AT };
  let answer: () => unknown = () => Response.json(theirs, { status: 409 });
  const editor = await openedEditor({
    draft: { data: base },
    answers: { "POST /cms/edit/service-1/draft": () => answer() },
  });
  const { screen } = editor;
  await screen.getByRole("textbox", { name: "Title" }).fill("Mine");
  await userEvent.keyboard("{Control>}s{/Control}");
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  answer = () => ({ revision: "r10", number: 10, at: AT });
  return { ...editor, dialog, keep: dialog.getByRole("button", { name: "Keep what is marked" }) };
};

test("where two wrote in different fields both are kept, as the next revision after theirs", async () => {
  const { screen, dialog, keep, saves, bases } = await stale({ lead: "Their lead" });
  await expect.element(screen.getByText("Not saved: somebody else saved first")).toBeInTheDocument();
  await expect.element(dialog).toHaveAccessibleName("Bo saved this document while you were writing");
  await expect.element(dialog).toMatchTextContent(/nothing gets lost/);
  await expect.element(dialog).toMatchTextContent(/Bo, November 21, 2026/);
  await userEvent.keyboard("{Escape}");
  await keep.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("textbox", { name: "Opening text" })).toHaveValue("Their lead");
  await expect.poll(() => saves().at(-1)).toMatchObject({ title: "Mine", lead: "Their lead" });
  expect(bases().at(-1)).toBe("r9");
});

test("where both wrote in a field one of the two is chosen, for one field or for all", async () => {
  const { dialog, keep, saves } = await stale({ title: "Theirs", lead: "" }, "");
  await expect.element(dialog).toHaveAccessibleName("Somebody else saved this document while you were writing");
  const title = dialog.getByRole("group", { name: /^Title/ });
  const lead = dialog.getByRole("group", { name: /^Opening text/ });
  await expect.element(title).toHaveAccessibleName("Title Both changed this");
  await expect.element(lead).toHaveAccessibleName("Opening text Only they changed this");
  const [mine, theirs] = [title.getByRole("radio", { name: "Yours: Mine" }), title.getByRole("radio").nth(1)];
  const none = lead.getByRole("radio", { name: "Somebody else: Empty" });
  await expect.element(mine).toBeChecked();
  await expect.element(none).toBeChecked();
  await dialog.getByRole("button", { name: "All of mine" }).click();
  await expect.element(none).not.toBeChecked();
  await dialog.getByRole("button", { name: "All of Somebody else" }).click();
  await expect.element(theirs).toBeChecked();
  await mine.click();
  await expect.element(theirs).not.toBeChecked();
  await keep.click();
  await expect.poll(() => saves().at(-1)).toMatchObject({ title: "Mine", lead: "" });
});
