import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { blockGroups } from "#domain/content/fields/structure.ts";
import { openedEditor } from "../../../../tests/components/opened-editor.tsx";
import { pageWith } from "../../../../tests/components/page-with.ts";

const picking = async () => {
  const editor = await openedEditor({ draft: pageWith({ a: { type: "intro" } }) });
  const { screen } = editor;
  await screen.getByRole("button", { name: "Add block" }).click();
  const dialog = screen.getByRole("dialog", { name: "Add a block" });
  const blocks = () =>
    screen
      .getByRole("button", { name: /^Move / })
      .elements()
      .map((grip) => grip.getAttribute("aria-label"));
  return { ...editor, dialog, search: dialog.getByRole("searchbox", { name: "Find a block" }), blocks };
};

test("the block that is found first is added by Enter at the end of the page, and opened", async () => {
  const { screen, dialog, search, blocks } = await picking();
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard("call to{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(blocks).toEqual(["Move Page opening", "Move Call to action"]);
  await expect
    .element(screen.getByRole("button", { name: /^Call to action/ }))
    .toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByRole("textbox", { name: /^Heading/ })).toHaveValue("Ask for the next step");
});

test("blocks are offered in their groups, found by the name of one too, and picked by keys or a click", async () => {
  const { screen, dialog, search, blocks } = await picking();
  const groups = () =>
    dialog
      .getByRole("region")
      .elements()
      .map((group) => group.getAttribute("aria-label"));
  expect(groups()).toEqual([...blockGroups]);
  await search.fill("OPENINGS ");
  await expect.poll(groups).toEqual(["Openings"]);
  await search.fill("no such block");
  await expect.element(dialog.getByText("No block is called that.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await screen.getByRole("button", { name: "Add block" }).click();
  await expect.element(search).toHaveValue("");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(dialog.getByRole("button", { name: "Hero slides" })).toHaveFocus();
  await dialog.getByRole("button", { name: "Statistics" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => blocks().slice(0, 2)).toEqual(["Move Page opening", "Move Statistics"]);
});
