import { beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import type { Data } from "#domain/content/fields/structure.ts";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { localDrafts } from "../state/local-drafts.ts";

const AT = Date.UTC(2026, 10, 19, 15);
const base = { ...blankDocument("service", "2026-11-20"), title: "Backups" };

beforeEach(() => localStorage.clear());

/** What another window of this browser kept of a draft. */
const keep = (data: object, at = AT, window = `window-${at}`) =>
  localDrafts(localStorage, { id: "service-1", type: "service" }, "ada", window).keep(
    { revision: "r1", data: base },
    { ...base, ...data },
    at,
  );

const kept = () => Object.keys(localStorage).filter((key) => key.includes("/window-"));

const opened = async (data: Data = base) => {
  const editor = await openedEditor({ draft: { data } });
  const { screen } = editor;
  return {
    ...editor,
    banner: screen.getByText(/^You wrote something here on/),
    title: screen.getByRole("textbox", { name: "Title" }),
    press: (name: string) => screen.getByRole("button", { name }).click(),
  };
};

test("of what this browser kept the newest is offered first, and taken back into the editor and saved", async () => {
  keep({ title: "Older words" }, AT);
  keep({ title: "Newer words" }, AT + 60_000);
  const { screen, banner, press, title, saves } = await opened();
  await expect.element(banner).toMatchTextContent(/on November 19, 2026, \d+:01 that was not saved/);
  await expect.element(screen.getByRole("status").filter({ hasText: "It is still here" })).toBeVisible();
  await press("Take it back");
  await expect.element(title).toHaveValue("Newer words");
  await expect.element(banner).toMatchTextContent(/:00 that was not saved/);
  expect(kept()).toHaveLength(1);
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(saves).toMatchObject([{ title: "Newer words" }]);
});

test("what says nothing that is not saved is not offered, and kept no longer", async () => {
  keep({});
  const { screen, banner } = await opened();
  await expect.poll(kept).toEqual([]);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(banner).not.toBeInTheDocument();
});

test("what was kept is thrown away only after a question", async () => {
  keep({ title: "Other words" });
  const { screen, banner, press, title } = await opened();
  const question = screen.getByRole("dialog", { name: "Throw away what you wrote?" });
  await press("Throw away");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(banner).toBeVisible();
  await press("Throw away");
  await question.getByRole("button", { name: "Throw away" }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(kept()).toEqual([]);
  await expect.element(title).toHaveValue("Backups");
});

test("what was kept is compared with what is saved, and each field taken as it is marked", async () => {
  keep({ title: "Other words", lead: "A lead" });
  const { screen, banner, press, title } = await opened();
  const dialog = screen.getByRole("dialog", { name: "What you wrote, and what is saved" });
  await press("Compare");
  await expect.element(dialog).toMatchTextContent(/What you wrote, November 19, 2026/);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(banner).toBeVisible();
  await press("Compare");
  await dialog.getByRole("radio", { name: "What is saved: Backups" }).click();
  await dialog.getByRole("button", { name: "Keep what is marked" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(title).toHaveValue("Backups");
  await expect.element(screen.getByRole("textbox", { name: "Opening text" })).toHaveValue("A lead");
  expect(kept()).toEqual([]);
});

test("what was kept while somebody else saved is compared with theirs, and both are kept", async () => {
  keep({ title: "Mine, kept here" });
  const { screen, press, title, saves } = await opened({ ...base, lead: "Written in between" });
  const dialog = screen.getByRole("dialog", { name: "What you wrote, and what is saved" });
  await press("Compare");
  await expect.element(dialog).toMatchTextContent(/Mine, kept here/);
  await expect.element(dialog).toMatchTextContent(/Written in between/);
  await dialog.getByRole("button", { name: "Keep what is marked" }).click();
  await expect.element(title).toHaveValue("Mine, kept here");
  await expect.element(screen.getByRole("textbox", { name: "Opening text" })).toHaveValue("Written in between");
  await userEvent.keyboard("{Control>}s{/Control}");
  await expect.poll(saves).toMatchObject([{ title: "Mine, kept here", lead: "Written in between" }]);
});
