import { NodeSelection, Selection, TextSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import { richTextParts } from "#domain/content/fields/rich-text/rich-text.ts";
import type { Letter } from "../../fields/state/use-field.ts";
import { focusCard, isFormOnly } from "./cards/card-steps.ts";

/** Puts the cursor at a letter that a page shows, where line breaks count nothing; into the form of a card that is one. */
export const putCursorIn = (editor: Editor, { part, offset }: Letter) => {
  const { doc, tr } = editor.state;
  let left = part;
  let start = 0;
  doc.descendants((node, at) => {
    if (richTextParts.includes(node.type.name) && left-- === 0) start = at;
    return left >= 0 && !node.isTextblock;
  });
  const node = doc.nodeAt(start);
  if (node && isFormOnly(node)) {
    editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, start)).scrollIntoView());
    focusCard(editor, start);
    return;
  }
  const at = doc.resolve(Math.min(start + 1 + Math.min(offset, node?.content.size ?? 0), doc.content.size));
  const selection = at.parent.isTextblock ? TextSelection.create(doc, at.pos) : Selection.near(at, -1);
  editor.view.dispatch(tr.setSelection(selection).scrollIntoView());
};
