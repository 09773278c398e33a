import { type Editor, getSchema } from "@tiptap/core";
import { EditorState, NodeSelection, type Transaction } from "@tiptap/pm/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { extensions } from "../extensions.ts";
import { putCursorIn } from "../parts.ts";
import { putText } from "../stored-text.ts";
import { isFormOnly, moveCard, partAt, partOf } from "./card-steps.ts";

const schema = getSchema(extensions({ askLink: () => {}, step: () => {}, know: () => {}, busy: () => {} }));

const paragraph = (text: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const quote = (text: string): RichTextNode => ({ type: "blockquote", content: [paragraph(text)] });
const button: RichTextNode = { type: "button", attrs: { name: "Book", path: "/contact" } };
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });

/** What these steps use of an editor: a document and what changes it, without a screen. */
const open = (...content: RichTextNode[]) => {
  const told: unknown[] = [];
  const editor = {
    schema,
    state: EditorState.create({ schema, doc: schema.nodeFromJSON(doc(...content)) }),
    view: {
      dispatch: (transaction: Transaction) => {
        told.push(transaction.getMeta("preventUpdate"));
        editor.state = editor.state.apply(transaction);
      },
    },
  };
  const outline = () => editor.state.doc.children.map(({ type, textContent }) => textContent || type.name);
  return { editor: editor as unknown as Editor, outline, told, at: () => editor.state.selection };
};

beforeEach(() => {
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("requestAnimationFrame", () => 0);
});

afterEach(() => vi.unstubAllGlobals());

test("a card changes places with the part before or after it, is selected there, and stays at the ends", () => {
  const { editor, outline, at } = open(paragraph("One"), button, quote("Said"));
  expect(moveCard(editor, 5, 1)).toBe(true);
  expect(outline()).toEqual(["One", "Said", "button"]);
  expect([at() instanceof NodeSelection, at().from]).toEqual([true, 13]);
  expect(moveCard(editor, 13, 1)).toBe(false);
  expect(moveCard(editor, 13, -1)).toBe(true);
  expect([outline(), at().from]).toEqual([["One", "button", "Said"], 5]);
  expect(moveCard(editor, 6, -1)).toBe(true);
  expect(outline()).toEqual(["One", "Said", "button"]);
  expect(at().$from.parent.textContent).toBe("Said");
  expect(moveCard(editor, 5, -1)).toBe(true);
  expect(outline()).toEqual(["Said", "One", "button"]);
  expect(moveCard(editor, 0, -1)).toBe(false);
});

test("a position is told by the part of the text that holds it, a quote and its paragraph being two, and a letter by its part", () => {
  const { editor, at } = open(paragraph("One"), button, quote("Said"), paragraph("Two"));
  const { doc: text } = editor.state;
  expect([0, 1, 4, 5, 6, 8, 12, 15].map((position) => partAt(text, position))).toEqual([0, 0, 0, 0, 1, 3, 3, 4]);
  expect(partOf(editor, 5)).toBe(1);
  expect(text.children.map(isFormOnly)).toEqual([false, true, false, false]);
  putCursorIn(editor, { part: 0, offset: 2 });
  expect(at().from).toBe(3);
  putCursorIn(editor, { part: 4, offset: 99 });
  expect([at().from, at().$from.parent.textContent]).toEqual([18, "Two"]);
  putCursorIn(editor, { part: 1, offset: 0 });
  expect([at() instanceof NodeSelection, at().from]).toEqual([true, 5]);
});

test("another text is put in where it differs, the cursor behind that, and nobody is told of it", () => {
  const { editor, outline, told, at } = open(paragraph("One"), paragraph("Two"), paragraph("Three"));
  putText(editor, doc(paragraph("One"), paragraph("Twofold"), paragraph("Three")));
  expect([outline(), at().from, told]).toEqual([["One", "Twofold", "Three"], 13, [true]]);
  putText(editor, doc(paragraph("One"), paragraph("Twofold"), paragraph("Three")));
  expect(told).toEqual([true]);
  putText(editor, doc(paragraph("One"), paragraph("Twofold"), paragraph("Twofold"), paragraph("Three")));
  expect(outline()).toEqual(["One", "Twofold", "Twofold", "Three"]);
  putText(editor, doc(paragraph("Three")));
  expect(outline()).toEqual(["Three"]);
});
