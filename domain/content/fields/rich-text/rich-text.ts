import { type FieldBase, field, type Kind, type Mark, type NameOf } from "../kinds/kind.ts";
import { cardShows, cardWords, foundInCard, markedCard } from "./card.ts";
import { cardNames, cardOf } from "./cards.ts";
import { plainText, type RichTextNode, readableNodes, richTextNode } from "./rich-text-node.ts";

export type RichTextForm = FieldBase & { control: "rich-text" };

/** A field of rich text; an empty document is `{type: "doc"}`. In `example`, an empty line starts a paragraph. */
export const richText = (label: string, { help, example }: { help?: string; example?: string } = {}) => {
  const form: RichTextForm = { control: "rich-text", label, help, example };
  return field(richTextNode.clone(), form);
};

const isNode = (value: unknown): value is RichTextNode =>
  value !== null && typeof value === "object" && "type" in value;

/** A rich text and all that lies in it, in its order. */
export const nodesIn = (value: unknown): RichTextNode[] =>
  isNode(value) ? [value, ...(Array.isArray(value.content) ? value.content.flatMap(nodesIn) : [])] : [];

const wordsIn = (value: unknown): string => (isNode(value) ? plainText(value).trim() : "");

const inCards = (value: unknown, finds: "pictures" | "files" | "links"): string[] =>
  nodesIn(value).flatMap(({ type, attrs }) => {
    const card = cardOf(type);
    return card ? foundInCard(card, finds, attrs) : [];
  });

const picturesIn = (value: unknown): string[] => inCards(value, "pictures");

const linksIn = (value: unknown): string[] => [
  ...nodesIn(value)
    .flatMap(({ marks }) => marks ?? [])
    .flatMap(({ type, attrs }) => (type === "link" && attrs?.href ? [String(attrs.href)] : [])),
  ...inCards(value, "links"),
];

export const richTextKind: Kind<RichTextForm> = {
  blank: () => ({ type: "doc", content: [{ type: "paragraph" }] }),
  fit: (form, value) => {
    if (richTextNode.safeParse(value).success) return value;
    const [node] = readableNodes(value);
    return node?.type === "doc" ? node : richTextKind.blank(form, "");
  },
  words: (value, nameOf) => (isNode(value) ? linesOf(value, nameOf).join("\n") : ""),
  text: wordsIn,
  shows: (value, nameOf) =>
    nodesIn(value)
      .map((node) => shownNode(node, nameOf))
      .find(Boolean) ?? "",
  translated: true,
  pictures: picturesIn,
  files: (value) => inCards(value, "files"),
  links: linksIn,
  isGap: (value) =>
    isNode(value) &&
    wordsIn(value) === "" &&
    ([...picturesIn(value), ...inCards(value, "files")].length === 0 || emptyParts(value) > 0),
  marked: (_, value, mark) => (isNode(value) ? markedNode(value, { mark, part: 0 }) : value),
};

/** As the menu of the text calls it; "" for what is seen by its words alone. */
const shownNode = ({ type, attrs }: RichTextNode, nameOf: NameOf): string => {
  if (type === "table") return "Table";
  if (type === "horizontalRule") return "Line between parts";
  const card = cardOf(type);
  return card ? cardShows(card, attrs, nameOf) : "";
};

/** How many headings, paragraphs and items wait for their words; one at the very end is only there for the cursor. */
export const emptyParts = (value: unknown): number => {
  const nodes = nodesIn(value).slice(1);
  return nodes.filter(
    (node, at) => ["paragraph", "heading"].includes(node.type) && at < nodes.length - 1 && wordsIn(node) === "",
  ).length;
};

/** The parts of a rich text, in its order: paragraphs, headings, blocks of code and cards. The editor counts them so too. */
export const richTextParts: readonly string[] = ["paragraph", "heading", "codeBlock", ...cardNames];

const markedNode = (node: RichTextNode, next: { mark: Mark; part: number }): RichTextNode => {
  const { type, attrs, content } = node;
  const part = richTextParts.includes(type) ? next.part++ : -1;
  const card = cardOf(type);
  if (card || part < 0) {
    const inside = content?.map((inner) => markedNode(inner, next));
    const marked = card && { attrs: markedCard(card, attrs, (shown) => next.mark(shown, part)) };
    return { ...node, ...marked, content: inside };
  }
  return content?.length ? { ...node, content: [{ type: "text", text: next.mark("", part) }, ...content] } : node;
};

const linesOf = (node: RichTextNode, nameOf: NameOf, sign = ""): string[] => {
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
      return content.flatMap((item, index) =>
        linesOf(item, nameOf, node.type === "bulletList" ? "• " : `${index + 1}. `),
      );
    case "listItem":
      return content.flatMap((part, index) => linesOf(part, nameOf, index === 0 ? sign : ""));
    case "tableRow":
      return [
        content.map((cell) => (cell.content ?? []).flatMap((part) => linesOf(part, nameOf)).join(" ")).join(" | "),
      ];
    case "horizontalRule":
      return ["———"];
    default:
      return [
        ...content.flatMap((part) => linesOf(part, nameOf, node.type === "blockquote" ? "“ " : "")),
        ...cardLine(node, nameOf),
      ];
  }
};

/** Nothing where a quote names no source. A picture that has a name says what it is by itself. */
const cardLine = ({ type, attrs }: RichTextNode, nameOf: NameOf): string[] => {
  const card = cardOf(type);
  const words = card && cardWords(card, attrs, nameOf);
  if (!words) return [];
  return [words.startsWith("[") ? words : `[${card.label.toLowerCase()} ${words}]`];
};

/** What stands before and after a text that has a mark: characters that nobody types. */
export const signs = { bold: "\uE000", italic: "\uE001", strike: "\uE002", code: "\uE003" };

export const withoutSigns = (words: string): string => words.replace(/[\uE000-\uE003]/g, "");

/** Text with its marks as signs, so that a change of a link or of bold shows. */
const inlineOf = (node: RichTextNode): string => {
  if (node.type === "hardBreak") return "\n";
  return (node.marks ?? []).reduce((text, mark) => {
    if (mark.type === "link") return `${text} (${String(mark.attrs?.href ?? "")})`;
    const sign = signs[mark.type as keyof typeof signs] ?? "";
    return sign + text + sign;
  }, node.text ?? "");
};
