import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { RichTextField } from "#app/cms/editor/rich-text/rich-text-field.tsx";
import { EditingContext, useOpenEditing } from "#app/cms/editor/state/editing.ts";
import { FormStoreContext } from "#app/cms/fields/state/form-store.ts";
import { cardOf } from "#domain/content/fields/rich-text/cards.ts";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import type { FormOf } from "#domain/content/fields/structure.ts";
import { blankDocument } from "#domain/content/form/document-form.ts";
import { type Answers, mounted } from "./mounted.tsx";
import { STATE } from "./opened-editor.tsx";

type Opened = ReturnType<typeof useOpenEditing>["editing"];
type Given = {
  content?: RichTextNode[];
  answers?: Answers;
  pictures?: Opened["pictures"];
  text?: typeof RichTextField;
};

const FORM: FormOf<"rich-text"> = { control: "rich-text", label: "Text" };

/** What a text holds, part for part: "heading 2: Storm [bold season]", "button {"words":"Book"}". */
export const outlineOf = (text: RichTextNode | undefined): string[] =>
  (text?.content ?? []).map((part) => [headOf(part), wordsIn(part)].filter(Boolean).join(": "));

const headOf = ({ type, attrs = {} }: RichTextNode): string => {
  if (type === "heading") return `heading ${attrs.level}`;
  const values = Object.entries(attrs).filter(([, value]) => value !== "" && value !== null);
  const isCard = cardOf(type) !== undefined && values.length > 0;
  return isCard ? `${type} ${JSON.stringify(Object.fromEntries(values))}` : type;
};

const wordsIn = ({ text, marks = [], content = [] }: RichTextNode): string => {
  const names = marks.map(({ type, attrs }) => (type === "link" ? `link ${attrs?.href}` : type));
  if (text !== undefined) return names.length > 0 ? `[${names.join(" ")} ${text}]` : text;
  const isLine = content.every(({ type }) => type === "text");
  return content.map(wordsIn).join(isLine ? "" : " / ");
};

export const paragraph = (text: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text }] });

/** The text of a post as it is written in an editor, without the rest of the editor, and with the cursor at its end. */
export const mountedText = async ({ content = [], answers, pictures = {}, text: Text = RichTextField }: Given = {}) => {
  const data = { ...blankDocument("post", "2026-11-20"), body: { type: "doc", content } };
  const draft = { id: "post-1", type: "post", language: "en", title: "Post", ...STATE, data } as const;
  const opened: { editing?: Opened } = {};
  const Part = () => {
    const { editing } = useOpenEditing({ draft, member: "ada", targets: {}, tags: [], pictures });
    opened.editing = editing;
    return (
      <EditingContext value={editing}>
        <FormStoreContext value={editing}>
          <div className="editor editor-form">
            <Text form={FORM} place={["body"]} />
            <button type="button">Behind the text</button>
          </div>
        </FormStoreContext>
      </EditingContext>
    );
  };
  localStorage.clear();
  const always: Answers = {
    "POST /cms/edit/post-1/draft": () => ({ revision: "r2", number: 2, at: STATE.savedAt }),
    "GET /cms/media/pictures.json": () => ({ pictures: [], total: 0, page: 1, pages: 1 }),
    "GET /cms/targets": () => [],
  };
  const part = await mounted(Part, { answers: { ...always, ...answers } });
  const text = part.screen.getByRole("textbox", { name: "Text", exact: true });
  const body = () => opened.editing?.draft.get().body as RichTextNode;
  if (Text === RichTextField) {
    await expect.element(text).toBeVisible();
    text.element().focus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
  }
  const shown = () => text.element().textContent;
  return { ...part, text, shown, body, outline: () => outlineOf(body()), editing: () => opened.editing as Opened };
};

/** Selects words of a text as a mouse does. */
export const selectWords = async (words: string) => {
  const walker = document.createTreeWalker(
    document.querySelector(".prose-edit") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const at = node.data.indexOf(words);
    if (at < 0) continue;
    getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    document.dispatchEvent(new Event("selectionchange"));
    return;
  }
  throw new Error(`no ${words} in the text`);
};
