import { TextSelection } from "@tiptap/pm/state";
import type { Editor } from "@tiptap/react";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";

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
