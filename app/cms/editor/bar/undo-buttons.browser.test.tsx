import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../../tests/components/page-with.ts";

const PAGE = pageWith({
  a: { type: "intro", heading: "Opening" },
  b: { type: "call-to-action", heading: "Call us" },
});

const opened = async (draft: NonNullable<Parameters<typeof openedEditor>[0]>["draft"] = PAGE) => {
  const editor = await openedEditor({ draft });
  const { screen } = editor;
  const button = (name: string) => screen.getByRole("button", { name });
  return {
    ...editor,
    button,
    // The toast stands before the bar, and has an Undo too.
    press: (name: string) => button(name).last().click(),
    title: screen.getByRole("textbox", { name: "Title" }).first(),
  };
};

test("Undo and Redo say what they would do, and what they did", async () => {
  const { screen, button, press, title } = await opened();
  const [undo, redo] = [button("Undo"), button("Redo")];
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  await expect.element(undo).toHaveAttribute("title", "Nothing to undo");
  await expect.element(redo).toHaveAttribute("title", "Nothing to redo");
  await title.fill("About us");
  await expect.element(undo).toHaveAttribute("title", "Undo: wrote in “Title” (Ctrl Z)");
  await expect.element(undo).toHaveAttribute("aria-disabled", "false");
  await press("Undo");
  await expect.element(title).toHaveValue("About");
  await expect.element(screen.getByText("Undone: wrote in “Title”")).toBeInTheDocument();
  await expect.element(redo).toHaveAttribute("title", "Redo: wrote in “Title” (Ctrl Shift Z)");
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  await press("Redo");
  await expect.element(title).toHaveValue("About us");
  await expect.element(screen.getByText("Redone: wrote in “Title”")).toBeInTheDocument();
});

test("by keys a step goes back and forth", async () => {
  const { title } = await opened();
  await title.fill("About us all");
  await userEvent.keyboard("{Control>}{Alt>}z{/Alt}{/Control}");
  await expect.element(title).toHaveValue("About us all");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(title).toHaveValue("About");
  await userEvent.keyboard("{Control>}{Shift>}Z{/Shift}{/Control}");
  await expect.element(title).toHaveValue("About us all");
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.element(title).toHaveValue("About us all");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(title).toHaveValue("About");
  await userEvent.keyboard("{Control>}{Shift>}Y{/Shift}{/Control}{Meta>}y{/Meta}");
  await expect.element(title).toHaveValue("About"); // These are keys of the browser.
});

test("after a step the cursor stands behind what changed", async () => {
  const { title } = await opened();
  await title.fill("A bout");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(title).toHaveValue("About");
  await expect.element(title).toHaveFocus();
  await expect.poll(() => (title.element() as HTMLInputElement).selectionStart).toBe(1);
});

test("the keys in a field that is no part of the document leave the document alone", async () => {
  const { screen, press, title } = await opened();
  await title.fill("About us");
  await press("Add block");
  await userEvent.keyboard("x");
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(title).toHaveValue("About us");
});

test("a key shows the field of what it took back, in a block that was closed too", async () => {
  const { screen, press, title } = await opened();
  const call = screen.getByRole("button", { name: /^Call to action/ });
  await call.click();
  await screen.getByRole("textbox", { name: "Heading" }).fill("Write to us");
  await press("Close all");
  await title.click();
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.element(call).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("textbox", { name: "Heading" })).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Heading" })).toHaveValue("Call us");
});

test("a block that was removed is told of with a way back, which keeps what was done since", async () => {
  const { screen, press, title } = await opened();
  const row = screen.getByRole("button", { name: /^Move/ });
  const told = screen.getByText("Removed “Call to action”", { exact: true });
  const back = screen.getByRole("button", { name: "Undo" }).first();
  await press("Remove Call to action");
  await expect.element(told).toBeVisible();
  await press("Undo");
  await expect.element(told).not.toBeInTheDocument();
  expect(row.elements()).toHaveLength(2);
  await press("Remove Call to action");
  await told.hover(); // It stays while a pointer is on it, however slow the machine is.
  await title.fill("About us");
  await back.click();
  await expect.poll(() => row.elements()).toHaveLength(2);
  await expect.element(title).toHaveValue("About us");
  await press("Remove Page opening");
  await expect.poll(() => row.elements()).toHaveLength(1);
  await back.click();
  await expect.poll(() => row.elements()).toHaveLength(2);
  await expect.element(screen.getByRole("button", { name: "Redo" })).toHaveAttribute("aria-disabled", "false");
});
