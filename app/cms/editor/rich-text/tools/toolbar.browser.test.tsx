import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountedText, paragraph, selectWords } from "../../../../../tests/components/mounted-text.tsx";

type Mounted = Awaited<ReturnType<typeof mountedText>>;

const toolIn = ({ screen }: Mounted, name: string) =>
  screen.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

const press = async (mounted: Mounted, name: string) => {
  (toolIn(mounted, name).element() as HTMLElement).click();
  await expect.element(mounted.text).toHaveFocus();
};

test("a tool marks what is selected, says so, and takes it off again", async () => {
  const mounted = await mountedText({ content: [paragraph("Test restores")] });
  for (const [name, mark] of Object.entries({
    Bold: "bold",
    Italic: "italic",
    "Struck through": "strike",
    "Code in the line": "code",
  })) {
    await expect.element(toolIn(mounted, name)).toHaveAttribute("aria-pressed", "false");
    await selectWords("restores");
    await press(mounted, name);
    await expect.element(toolIn(mounted, name)).toHaveAttribute("aria-pressed", "true");
    expect(mounted.outline()).toEqual([`paragraph: Test [${mark} restores]`]);
    await press(mounted, name);
    await expect.element(toolIn(mounted, name)).toHaveAttribute("aria-pressed", "false");
    expect(mounted.outline()).toEqual(["paragraph: Test restores"]);
  }
});

test("a tool makes a part of another kind of a paragraph, says which it is, and takes it back", async () => {
  const mounted = await mountedText({ content: [paragraph("Power first")] });
  for (const [name, part] of Object.entries({
    "H2 heading": "heading 2",
    "H3 heading below it": "heading 3",
    "H4 small heading": "heading 4",
    List: "bulletList",
    "Numbered list": "orderedList",
    Quote: "blockquote",
    "Block of code": "codeBlock",
  })) {
    await press(mounted, name);
    await expect.element(toolIn(mounted, name)).toHaveAttribute("aria-pressed", "true");
    expect(mounted.outline()[0]).toBe(`${part}: Power first`);
    await press(mounted, name);
    await expect.element(toolIn(mounted, name)).toHaveAttribute("aria-pressed", "false");
    expect(mounted.outline()).toEqual(["paragraph: Power first"]);
  }
});

test("the toolbar is one stop of the Tab key, its tools are reached by arrow keys, and each tells its own key", async () => {
  const mounted = await mountedText({ content: [paragraph("Power")] });
  const bold = toolIn(mounted, "Bold");
  await expect.element(bold).toHaveAttribute("title", "Bold (Ctrl B)");
  await expect.element(bold).toHaveAttribute("aria-keyshortcuts", "Control+B Meta+B");
  await expect.element(toolIn(mounted, "Redo")).toHaveAttribute("aria-keyshortcuts", "Control+Shift+Z Meta+Shift+Z");
  await expect.element(toolIn(mounted, "Quote")).toHaveAttribute("title", "Quote");
  await expect.element(toolIn(mounted, "Quote")).not.toHaveAttribute("aria-keyshortcuts");
  await userEvent.tab({ shift: true });
  await expect.element(bold).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(toolIn(mounted, "Italic")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(toolIn(mounted, "Write in the full width")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}");
  await expect.element(bold).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  await expect.element(mounted.text).toHaveFocus();
  await userEvent.keyboard("{Control>}a{/Control}{Control>}i{/Control}");
  await expect.poll(mounted.outline).toEqual(["paragraph: [italic Power]"]);
});

test("the tools of a table are there while the cursor stands in one, and change it", async () => {
  const mounted = await mountedText();
  await expect.element(toolIn(mounted, "Add a row below")).not.toBeInTheDocument();
  await press(mounted, "Table");
  const table = mounted.screen.getByRole("table");
  const size = () => [table.getByRole("row").length, table.getByRole("row").first().element().children.length];
  await expect.poll(size).toEqual([3, 3]);
  await expect.poll(() => table.getByRole("row").first().element().querySelectorAll("th").length).toBe(3);
  for (const [name, rows, columns] of [
    ["Add a row below", 4, 3],
    ["Add a column to the right", 4, 4],
    ["Remove this row", 3, 4],
    ["Remove this column", 3, 3],
  ] as const) {
    await press(mounted, name);
    await expect.poll(size, { message: name }).toEqual([rows, columns]);
  }
  await press(mounted, "Remove the table");
  await expect.element(table).not.toBeInTheDocument();
  await expect.element(toolIn(mounted, "Remove the table")).not.toBeInTheDocument();
  await press(mounted, "Line between parts");
  expect(mounted.outline()[0]).toBe("horizontalRule");
});

test("what was done is undone and done again by tool and by key", async () => {
  const mounted = await mountedText({ content: [paragraph("One")] });
  await userEvent.keyboard(" two");
  await expect.poll(mounted.outline).toEqual(["paragraph: One two"]);
  await press(mounted, "Undo");
  await expect.poll(mounted.outline).toEqual(["paragraph: One"]);
  await press(mounted, "Redo");
  await expect.poll(mounted.outline).toEqual(["paragraph: One two"]);
  await expect.poll(mounted.shown).toBe("One two");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(mounted.shown).toBe("One");
  await userEvent.keyboard("{Control>}y{/Control}");
  await expect.poll(mounted.shown).toBe("One two");
  await userEvent.keyboard("{Control>}z{/Control}{Control>}{Shift>}Z{/Shift}{/Control}");
  await expect.poll(mounted.shown).toBe("One two");
  expect(mounted.outline()).toEqual(["paragraph: One two"]);
});
