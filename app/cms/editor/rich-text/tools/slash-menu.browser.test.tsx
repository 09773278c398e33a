import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountedText, paragraph } from "../../../../../tests/components/mounted-text.tsx";

const opened = async (given?: Parameters<typeof mountedText>[0]) => {
  const mounted = await mountedText(given);
  const menu = mounted.screen.getByRole("listbox", { name: "Parts of a text" });
  const options = () =>
    menu
      .getByRole("option")
      .elements()
      .map((one) => one.textContent?.replace(/^(H\d)\1/, "$1"));
  const marked = () =>
    menu
      .getByRole("option", { selected: true })
      .elements()
      .map((one) => one.textContent);
  return { ...mounted, menu, options, marked };
};

const ALL = [
  ...["H2 heading", "H3 heading below it", "H4 small heading", "List", "Numbered list", "Quote", "Block of code"],
  ...["Picture", "Table", "Line between parts", "Call-out: a note, a tip", "Button", "Video of YouTube or Vimeo"],
  "File (PDF) to download",
];

test("a slash on an empty line offers all parts, words beside it those that begin so, the first one marked", async () => {
  const { text, menu, options, marked } = await opened();
  await userEvent.keyboard("/");
  await expect.poll(options).toEqual(ALL);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.poll(marked).toEqual(["H4H4 small heading"]);
  const id = menu.getByRole("option", { selected: true }).element().id;
  await expect.element(text).toHaveAttribute("aria-activedescendant", id);
  await expect.element(text).toHaveAttribute("aria-controls", menu.element().id);
  await userEvent.keyboard("L");
  await expect.poll(options).toEqual(["List", "Numbered list", "Line between parts"]);
  await expect.poll(marked).toEqual(["List"]);
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(marked).toEqual(["Line between parts"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(marked).toEqual(["List"]);
  await userEvent.keyboard("x");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(text).not.toHaveAttribute("aria-activedescendant");
  await expect.element(text).not.toHaveAttribute("aria-controls");
});

test("the parts are offered right below the line of the slash", async () => {
  const { text, menu } = await opened({ content: [paragraph("One"), paragraph("Two"), paragraph("Three")] });
  await userEvent.keyboard("{Control>}{End}{/Control}{Enter}/");
  await expect.element(menu).toBeVisible();
  const line = [...text.element().querySelectorAll("p")].at(-1)?.getBoundingClientRect();
  const { top, left } = menu.element().getBoundingClientRect();
  expect(top - (line?.bottom ?? 0)).toBeGreaterThanOrEqual(-4);
  expect(top - (line?.bottom ?? 0)).toBeLessThan(24);
  expect(Math.abs(left - (line?.left ?? 0))).toBeLessThan(24);
});

test.each([
  ["heading", "{Enter}", "heading 2"],
  ["num", "{Tab}", "orderedList"],
  ["line", "{Enter}", "horizontalRule"],
])("/%s and its key put the part where the slash was, and the cursor into it", async (typed, key, part) => {
  const { outline, menu, text } = await opened({ content: [paragraph("One")] });
  await userEvent.keyboard(`{Enter}/${typed}`);
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard(key);
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(() => outline()[1]).toBe(part);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("Two");
  await expect.poll(() => outline().at(-1)).toMatch(/Two$/);
  expect(outline().join()).not.toContain("/");
});

test("a card that is fields alone has the cursor in its first one, and a picture asks which", async () => {
  const { outline, menu, screen } = await opened();
  await userEvent.keyboard("/button");
  await menu.getByRole("option", { name: "Button" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Words on it" })).toHaveFocus();
  await expect.poll(outline).toEqual(["button"]);
  await userEvent.keyboard("{Enter}/pict");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog", { name: "Choose a picture" })).toBeVisible();
  expect(outline()).toEqual(["button"]);
});

test("Escape closes the menu for this line, and Enter is a new line again", async () => {
  const { outline, menu } = await opened();
  await userEvent.keyboard("/");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard("li");
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard("{Enter}/");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{Backspace}");
  await expect.poll(outline).toEqual(["paragraph: /li"]);
  await userEvent.keyboard("{Enter}/quo{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}/quo");
  await expect.element(menu).toBeVisible(); // closed is what was typed, not its place
});

test("a slash within a line, in code, or before much else is a slash", async () => {
  const { outline, menu, screen } = await opened({ content: [paragraph("and")] });
  await userEvent.keyboard("/or{Enter}");
  await expect.poll(outline).toEqual(["paragraph: and/or"]);
  await userEvent.keyboard("/l");
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(menu).not.toBeInTheDocument();
  (screen.getByRole("button", { name: "Block of code" }).element() as HTMLElement).click();
  await expect.poll(outline).toEqual(["paragraph: and/or", "codeBlock: /l"]);
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(menu).not.toBeInTheDocument();
});
