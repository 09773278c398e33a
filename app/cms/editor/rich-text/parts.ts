import type { Node } from "@tiptap/pm/model";
import { Selection, TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { richTextParts } from "#domain/content/fields/rich-text.ts";
import type { Letter } from "../../fields/use-field.ts";

const isPart = ({ type }: Node) => richTextParts.includes(type.name);

/** Which part of the text holds a position, or the last one before it. */
export const partAt = (doc: Node, position: number): number => {
  let count = 0;
  doc.nodesBetween(0, position, (node, start) => {
    if (isPart(node) && start < position) count += 1;
    return !node.isTextblock;
  });
  return Math.max(0, count - 1);
};

/** Puts the cursor at a letter that a page shows, where line breaks count nothing. */
export const putCursorIn = (view: EditorView, { part, offset }: Letter) => {
  const { doc, tr } = view.state;
  let left = part;
  let position = 0;
  doc.descendants((node, start) => {
    if (isPart(node) && left-- === 0) position = start + 1 + Math.min(offset, node.content.size);
    return left >= 0 && !node.isTextblock;
  });
  const at = doc.resolve(Math.min(position, doc.content.size));
  const selection = at.parent.isTextblock ? TextSelection.create(doc, at.pos) : Selection.near(at, -1);
  view.dispatch(tr.setSelection(selection).scrollIntoView());
};
