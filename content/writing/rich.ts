import type { RichTextNode } from "#domain/content/fields/rich-text/rich-text-node.ts";

/** A piece of a line: plain words, or what `bold`, `italic` and `link` make of them. */
type Inline = string | RichTextNode;

const inline = (part: Inline): RichTextNode => (typeof part === "string" ? { type: "text", text: part } : part);

const marked = (text: string, type: string, attrs?: Record<string, unknown>): RichTextNode => ({
  type: "text",
  text,
  marks: [attrs ? { type, attrs } : { type }],
});

const heading = (level: number, text: string): RichTextNode => ({
  type: "heading",
  attrs: { level },
  content: [inline(text)],
});

const paragraph = (part: Inline): RichTextNode =>
  typeof part === "string" || part.type === "text" ? { type: "paragraph", content: [inline(part)] } : part;

const listItem = (item: Inline): RichTextNode => ({ type: "listItem", content: [paragraph(item)] });

const cells = (type: string, texts: string[]): RichTextNode => ({
  type: "tableRow",
  content: texts.map((text) => ({ type, content: [paragraph(text)] })),
});

/** A whole rich text, made of the blocks below: `rich(p("…"), h2("…"), ul("…", "…"))`. */
export const rich = (...content: RichTextNode[]): RichTextNode => ({ type: "doc", content });

export const bold = (text: string): RichTextNode => marked(text, "bold");
export const italic = (text: string): RichTextNode => marked(text, "italic");
export const link = (text: string, href: string): RichTextNode => marked(text, "link", { href });

/** A paragraph: `p("Read ", link("the terms", "/terms"), ".")`. */
export const p = (...parts: Inline[]): RichTextNode => ({ type: "paragraph", content: parts.map(inline) });

export const h2 = (text: string): RichTextNode => heading(2, text);
export const h3 = (text: string): RichTextNode => heading(3, text);

/** A list with dots; an item is plain words or a paragraph made with `p`. */
export const ul = (...items: Inline[]): RichTextNode => ({ type: "bulletList", content: items.map(listItem) });

/** A numbered list. */
export const ol = (...items: Inline[]): RichTextNode => ({ type: "orderedList", content: items.map(listItem) });

export const quote = (...parts: Inline[]): RichTextNode => ({ type: "blockquote", content: [p(...parts)] });

/** A drawing of the library under the words that it shows, with a line of text. */
export const figure = (picture: string, caption: string): RichTextNode => ({
  type: "picture",
  attrs: { picture, caption, size: "normal" },
});

/** A table of plain words: the row of headings, then the rows. */
export const table = (headings: string[], ...rows: string[][]): RichTextNode => ({
  type: "table",
  content: [cells("tableHeader", headings), ...rows.map((row) => cells("tableCell", row))],
});
