import * as z from "zod";

/** A node of a rich text: the JSON that Tiptap writes. */
export type RichTextNode = {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: RichTextNode[];
};

/** The kinds of node that a rich text may hold; the editor and the public renderer know exactly these. */
export const richTextNodes = [
  "doc",
  "paragraph",
  "text",
  "heading",
  "bulletList",
  "orderedList",
  "listItem",
  "blockquote",
  "codeBlock",
  "horizontalRule",
  "hardBreak",
  "table",
  "tableRow",
  "tableHeader",
  "tableCell",
  "picture",
] as const;

export const richTextMarks = ["bold", "italic", "strike", "code", "link"] as const;

const attributes = z.record(z.string(), z.unknown()).optional();

/** Checks that a value is a rich text of these nodes and marks, not that it has words. */
export const richTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z.object({
    type: z.enum(richTextNodes),
    attrs: attributes,
    text: z.string().optional(),
    marks: z.array(z.object({ type: z.enum(richTextMarks), attrs: attributes })).optional(),
    content: z.array(richTextNode).optional(),
  }),
);

/** All words of a rich text as plain text, paragraphs parted by spaces; for search, descriptions and checks. */
export const plainText = (value: RichTextNode): string =>
  value.text ??
  (value.content ?? []).map(plainText).join(value.type === "paragraph" || value.type === "heading" ? "" : " ");
