import { getSchema } from "@tiptap/core";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";
import { extensions } from "./extensions.ts";
import { isUnchanged, storedText, withoutTrail } from "./stored-text.ts";

const schema = getSchema(extensions({ askLink: () => {}, step: () => {}, know: () => {}, busy: () => {} }));

const paragraph = (text: string): RichTextNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const bare: RichTextNode = { type: "paragraph" };
const doc = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });
const rule: RichTextNode = { type: "horizontalRule" };

test.each([
  ["behind a table or a line it is not stored", [paragraph("One"), rule, bare], [paragraph("One"), rule]],
  ["nor are several", [paragraph("One"), bare, bare], [paragraph("One")]],
  ["between others it stays", [paragraph("One"), bare, paragraph("Two")], [paragraph("One"), bare, paragraph("Two")]],
  ["a text of nothing else keeps one", [bare, bare], [bare]],
])("an empty paragraph: %s", (_, content, stored) => {
  expect(withoutTrail(doc(...content))).toEqual(doc(...stored));
  expect(storedText(schema.nodeFromJSON(doc(...content)))).toEqual(doc(...stored));
});

test("a key changes one part, and the paragraph that the cursor gets at the end changes none", () => {
  const state = EditorState.create({ doc: schema.nodeFromJSON(doc(paragraph("One"), paragraph("Two"), rule)) });
  const before = storedText(state.doc);
  const trailing = state.tr.insert(state.doc.content.size, schema.node("paragraph"));
  expect(isUnchanged(storedText(trailing.doc), before)).toBe(true);
  const after = storedText(state.tr.insertText("!", 4).doc);
  expect(isUnchanged(after, before)).toBe(false);
  expect(after.content?.[0]).toEqual(paragraph("One!"));
  expect(after.content?.[1]).toBe(before.content?.[1]);
});
