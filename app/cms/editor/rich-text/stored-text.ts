import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";

/** A key makes one new node; all others are as they were, and so is what they were written as. */
const written = new WeakMap<Node, RichTextNode>();

const jsonOf = (node: Node): RichTextNode => {
  const json = written.get(node) ?? (node.toJSON() as RichTextNode);
  written.set(node, json);
  return json;
};

/** What is stored of a text; parts that did not change are the same objects as before. */
export const storedText = (doc: Node): RichTextNode => withoutTrail({ type: "doc", content: doc.children.map(jsonOf) });

/** Without the empty paragraphs at the end: there the cursor stands behind a table or a picture, and nobody reads them. */
export const withoutTrail = (text: RichTextNode): RichTextNode => {
  const content = text.content ?? [];
  const last = content.findLastIndex((node) => node.type !== "paragraph" || Boolean(node.content?.length));
  return last + 1 >= content.length ? text : { ...text, content: content.slice(0, Math.max(1, last + 1)) };
};

/** True when two results of `storedText` hold the same objects. */
export const isUnchanged = ({ content: a = [] }: RichTextNode, { content: b = [] }: RichTextNode): boolean =>
  a.length === b.length && a.every((node, index) => node === b[index]);

/** Shows another text, changing only what differs, so that the cursor stays or goes there. Tells nobody of the change. */
export const putText = (editor: Editor, text: RichTextNode): void => {
  const { state, schema } = editor;
  const next = schema.nodeFromJSON(text);
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const [to, end] = [ends.a + overlap, ends.b + overlap];
  const changed = state.tr.replace(from, to, next.slice(from, end)).setMeta("preventUpdate", true);
  if (!changed.doc.eq(next)) {
    editor.commands.setContent(text, { emitUpdate: false });
    return;
  }
  editor.view.dispatch(changed.setSelection(TextSelection.near(changed.doc.resolve(end))));
};
