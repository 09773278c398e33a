import type { Node } from "@tiptap/pm/model";
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
