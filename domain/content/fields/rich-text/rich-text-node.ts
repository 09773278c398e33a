import * as z from "zod";
import { textOf } from "../../../json.ts";
import { cardIssues, foundInCard } from "./card.ts";
import { cardNames, cardOf } from "./cards.ts";

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
  "codeBlock",
  "horizontalRule",
  "hardBreak",
  "table",
  "tableRow",
  "tableHeader",
  "tableCell",
  ...cardNames,
] as const;

export const richTextMarks = ["bold", "italic", "strike", "code", "link"] as const;

const attribute = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.number())]);
const attributes = z.record(z.string(), attribute).optional();
const mark = z.object({ type: z.enum(richTextMarks), attrs: attributes });

/** Checks that a value is a rich text of these nodes and marks and that its cards are filled in, not that it has words. */
export const richTextNode: z.ZodType<RichTextNode> = z.lazy(() =>
  z
    .object({
      type: z.enum(richTextNodes),
      attrs: attributes,
      text: z.string().optional(),
      marks: z.array(mark).optional(),
      content: z.array(richTextNode).optional(),
    })
    .superRefine(({ type, attrs }, context) => {
      const card = cardOf(type);
      for (const { name, message } of card ? cardIssues(card, attrs) : [])
        context.addIssue({ code: "custom", path: ["attrs", name], message: `${card?.label}: ${message}` });
    }),
);

/** All words of a rich text as plain text, paragraphs parted by spaces; for search, descriptions and checks. */
export const plainText = ({ type, text, attrs, content = [] }: RichTextNode): string => {
  if (text !== undefined) return text;
  if (type === "hardBreak") return " ";
  const card = cardOf(type);
  const inside = content.map(plainText).join(type === "paragraph" || type === "heading" ? "" : " ");
  return card ? [inside, ...foundInCard(card, "text", attrs)].filter(Boolean).join(" ") : inside;
};

const linesOfText = ["paragraph", "heading", "codeBlock"];

/** What a page can show of a stored node: nodes and marks that it does not know are left out, and their words stay. */
export const readableNodes = (value: unknown, parent = ""): RichTextNode[] => {
  if (value === null || typeof value !== "object") return [];
  const { type, attrs, text, marks, content } = value as Record<string, unknown>;
  const name = textOf(type);
  const nodes = Array.isArray(content) ? content.flatMap((node) => readableNodes(node, name)) : undefined;
  const own = typeof text === "string" ? { text } : {};
  if (richTextNodes.some((known) => known === name)) {
    const known = attributes.safeParse(attrs).data;
    const shown = Array.isArray(marks) && marks.flatMap((one) => mark.safeParse(one).data ?? []);
    return [
      {
        type: name,
        ...own,
        ...(known && { attrs: known }),
        ...(shown && { marks: shown }),
        ...(nodes && { content: nodes }),
      },
    ];
  }
  const words = { type: "text", text: plainText({ type: "", ...own, content: nodes }) };
  if (words.text === "") return [];
  return linesOfText.includes(parent) ? [words] : [{ type: "paragraph", content: [words] }];
};

/** A text of plain paragraphs, with an empty line between them. */
export const paragraphsOf = (words: string): RichTextNode => ({
  type: "doc",
  content: words
    .split(/\n\s*\n/)
    .map((paragraph) => ({ type: "paragraph", content: [{ type: "text", text: paragraph }] })),
});
