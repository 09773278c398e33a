import * as z from "zod";
import type { RichTextNode } from "../rich-text.ts";
import { bare, metaOf, optionFor } from "../schema-shape.ts";

/** Turns the id of a picture or of a document into what staff call it. */
export type NameOf = (id: string) => string;

/** A value of a field as words; what is made of several fields as the words of all of them. */
export const wordsOf = (schema: unknown, value: unknown, nameOf: NameOf): string => {
  if (value === undefined || value === null) return "";
  const control = metaOf(schema)?.control;
  if (control === "rich-text") return linesOf(value as RichTextNode).join("\n");
  if (control === "picture") return value === "" ? "" : nameOf(String(value));
  if (control === "references") return (value as string[]).map(nameOf).join(", ");
  if (typeof value === "boolean") return value ? "On" : "Off";
  if (typeof value !== "object") return String(value);
  const inner = optionFor(schema, value);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodArray ? inner.element : undefined;
    return value.map((item) => wordsOf(element, item, nameOf)).join("\n");
  }
  const shape = inner instanceof z.ZodObject ? inner.shape : {};
  return Object.entries(value)
    .filter(([key]) => !["id", "type", "hidden"].includes(key))
    .map(([key, part]) => wordsOf(bare(shape[key]) === undefined ? undefined : shape[key], part, nameOf))
    .filter((words) => words !== "")
    .join("\n");
};

/** A rich text as lines: headings, paragraphs, items and cells one by one, with a sign for what each is. */
export const linesOf = (node: RichTextNode, sign = ""): string[] => {
  const content = node.content ?? [];
  switch (node.type) {
    case "paragraph":
      return [sign + content.map(inlineOf).join("")];
    case "heading":
      return [`H${Number(node.attrs?.level ?? 2)} ${signs.bold}${content.map(inlineOf).join("")}${signs.bold}`];
    case "codeBlock":
      return content.map(inlineOf);
    case "bulletList":
    case "orderedList":
      return content.flatMap((item, index) => linesOf(item, node.type === "bulletList" ? "• " : `${index + 1}. `));
    case "listItem":
      return content.flatMap((part, index) => linesOf(part, index === 0 ? sign : ""));
    case "blockquote":
      return content.flatMap((part) => linesOf(part, "“ "));
    case "tableRow":
      return [content.map((cell) => (cell.content ?? []).flatMap((part) => linesOf(part)).join(" ")).join(" | ")];
    case "horizontalRule":
      return ["———"];
    case "picture":
      return [`[picture ${String(node.attrs?.picture ?? "")}]`];
    default:
      return content.flatMap((part) => linesOf(part));
  }
};

/** What stands before and after a text that has a mark: characters that nobody types. */
export const signs = { bold: "\uE000", italic: "\uE001", strike: "\uE002", code: "\uE003" };

/** Text with its marks as signs, so that a change of a link or of bold shows. */
const inlineOf = (node: RichTextNode): string => {
  if (node.type === "hardBreak") return "\n";
  return (node.marks ?? []).reduce((text, mark) => {
    if (mark.type === "link") return `${text} (${String(mark.attrs?.href ?? "")})`;
    const sign = signs[mark.type as keyof typeof signs] ?? "";
    return sign + text + sign;
  }, node.text ?? "");
};
