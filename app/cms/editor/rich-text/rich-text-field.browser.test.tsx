import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { mountedText, paragraph, selectWords } from "../../../../tests/components/mounted-text.tsx";
import { CURSOR_EVENT } from "../../fields/state/use-field.ts";

const WIDE = "{Control>}{Shift>}F{/Shift}{/Control}";

test("in the full width the text stands alone, until its key, Escape or the focus leaves it", async () => {
  const { screen, text } = await mountedText({ content: [paragraph("One")] });
  const wide = screen.getByRole("button", { name: "Write in the full width" });
  const other = screen.getByText("Behind the text");
  const isWide = async (is: boolean) => {
    await expect.element(wide).toHaveAttribute("aria-pressed", String(is));
    if (is) await expect.element(other).not.toBeVisible();
    else await expect.element(other).toBeVisible();
  };
  await isWide(false);
  await userEvent.keyboard("{Escape}F");
  await isWide(false);
  await userEvent.keyboard(WIDE);
  await isWide(true);
  await userEvent.keyboard(WIDE);
  await isWide(false);
  await wide.click();
  await isWide(true);
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("{Control>}k{/Control}");
  const link = screen.getByRole("combobox", { name: "Link leads to" });
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(link).not.toBeInTheDocument();
  await isWide(true);
  await userEvent.keyboard("{Escape}");
  await isWide(false);
  await userEvent.keyboard(WIDE);
  await isWide(true);
  other.element().toggleAttribute("data-away", false);
  (other.element() as HTMLElement).focus();
  await isWide(false);
});

test("what is typed is the text, without the empty paragraph at its end; nothing typed changes nothing", async () => {
  const rule = { type: "horizontalRule" };
  const { shown, body, outline, editing } = await mountedText({
    content: [paragraph("One"), paragraph("Two"), rule],
  });
  const before = body();
  await selectWords("Two");
  await expect.poll(() => editing().focus.get().part).toBe(1);
  await selectWords("One");
  await expect.poll(() => editing().focus.get().part).toBe(0);
  expect(body()).toBe(before);
  await userEvent.keyboard("No. One");
  await expect.poll(outline).toEqual(["paragraph: No. One", "paragraph: Two", "horizontalRule"]);
  const { draft } = editing();
  draft.set({ ...draft.get(), body: { type: "doc", content: [paragraph("Of somebody else"), rule] } });
  await expect.poll(shown).toBe("Of somebody else");
  draft.set({ ...draft.get(), body: undefined });
  await expect.poll(shown).toBe("");
});

test("the part that the cursor is in is told also where the focus comes back to it, or comes after the cursor", async () => {
  const { screen, text, editing } = await mountedText({ content: [paragraph("One"), paragraph("Two")] });
  const { focus } = editing();
  await expect.poll(() => focus.get()).toMatchObject({ at: ["body"], part: 1 });
  const leave = () => {
    (screen.getByText("Behind the text").element() as HTMLElement).focus();
    focus.set({ open: new Set(), at: ["title"] });
  };
  leave();
  (text.element() as HTMLElement).focus();
  await expect.poll(() => focus.get()).toMatchObject({ at: ["body"], part: 1 });
  await selectWords("One");
  await expect.poll(() => focus.get().part).toBe(0);
  leave();
  text.element().dispatchEvent(new CustomEvent(CURSOR_EVENT, { detail: { part: 1, offset: 2 } }));
  expect(focus.get().at, "the cursor alone is no use of it").toEqual(["title"]);
  (text.element() as HTMLElement).focus();
  await expect.poll(() => focus.get()).toMatchObject({ at: ["body"], part: 1 });
});

test("Markdown's first heading is the highest of a text, and > makes a quote", async () => {
  const { outline } = await mountedText();
  await userEvent.keyboard("# Storm{Enter}> Dry");
  await expect.poll(outline).toEqual(["heading 2: Storm", "blockquote: Dry"]);
});

test("Enter right behind the key that moved the cursor parts the text where the cursor is", async () => {
  const { text, outline } = await mountedText({ content: [paragraph("One"), paragraph("Two")] });
  // Within one event, as where a browser is busy: it tells of a selection only afterwards.
  getSelection()?.modify("move", "backward", "lineboundary");
  text.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await expect.poll(outline).toEqual(["paragraph: One", "paragraph", "paragraph: Two"]);
});
