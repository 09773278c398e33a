import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, Selection } from "@tiptap/pm/state";
import { cardOf } from "#domain/content/fields/rich-text/cards.ts";
import { richTextParts } from "#domain/content/fields/rich-text/rich-text.ts";

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

/** Which part of the text a card is, by its position. */
export const partOf = ({ state }: Editor, at: number): number => partAt(state.doc, at + 1);

/** True for a card that is its fields alone. */
export const isFormOnly = ({ type }: Node): boolean => type.isAtom && cardOf(type.name) !== undefined;

/** At once: the command `focus` waits for the next frame, and keys that come before it would go into the field. */
export const focusText = (editor: Editor) => editor.view.focus();

export const selectCard = (editor: Editor, at: number) => {
  editor.commands.setNodeSelection(at);
  focusText(editor);
};

/** Puts the cursor behind a card, in a new paragraph where none follows. */
export const writeAfter = (editor: Editor, at: number) => {
  const { doc } = editor.state;
  const end = at + (doc.nodeAt(at)?.nodeSize ?? 0);
  const next = doc.resolve(end).nodeAfter;
  const chain = editor.chain();
  if (!next?.isTextblock) chain.insertContentAt(end, { type: "paragraph" });
  chain
    .setTextSelection(end + 1)
    .scrollIntoView()
    .run();
  focusText(editor);
};

/** Changes places with the part before (-1) or after (1); the button that was pressed keeps the focus. */
export const moveCard = (editor: Editor, at: number, by: 1 | -1): boolean => {
  const { tr, doc } = editor.state;
  const place = doc.resolve(at);
  const node = place.nodeAfter;
  const other = place.parent.maybeChild(place.index() + by);
  if (!node || !other) return false;
  const to = at + by * other.nodeSize;
  const pressed = document.activeElement?.getAttribute("aria-label");
  tr.delete(at, at + node.nodeSize).insert(to, node);
  const near = tr.doc.resolve(to + 1);
  tr.setSelection(node.isAtom ? NodeSelection.create(tr.doc, to) : Selection.near(near));
  editor.view.dispatch(tr.scrollIntoView());
  if (pressed) void focusIn(editor, to, `[aria-label="${CSS.escape(pressed)}"]`);
  return true;
};

/** Puts the cursor into the first field of a card. */
export const focusCard = (editor: Editor, at: number) =>
  void focusIn(editor, at, ".text-card-fields :is(input, textarea, select, button)");

const MICROTASKS = 4;
const FRAMES = 10;

/**
 * What was just put into the text is drawn a few microtasks later, or with the next frames. Where keys go into the text it
 * can't wait for a frame: keys that come before it would take the place of the card.
 */
const focusIn = async (editor: Editor, at: number, selector: string) => {
  const microtasks = editor.isFocused ? MICROTASKS : 0;
  for (let turn = 0; turn < microtasks + FRAMES; turn += 1) {
    await (turn < microtasks ? null : new Promise(requestAnimationFrame));
    if (editor.isDestroyed) return;
    const card = editor.view.nodeDOM(at);
    const element = card instanceof HTMLElement ? card.querySelector<HTMLElement>(selector) : null;
    if (element) return element.focus();
  }
};
