import type { Block } from "../blocks/block.ts";
import type { RichTextNode } from "../rich-text.ts";
import type { Issue } from "./issue.ts";

/** The blocks that carry the main heading of a page. */
const MAIN: Block["type"][] = ["intro", "hero-slides"];

/** Headings that mislead people who go by them: no main one or several, and levels that are skipped in a text. */
export const checkHeadings = (data: object): Issue[] => [
  ...("blocks" in data && Array.isArray(data.blocks) ? mainHeading(data.blocks) : []),
  ...skips(data, ""),
];

const mainHeading = (all: Partial<Block>[]): Issue[] => {
  const shown = all.filter((block) => !block.hidden);
  const mains = shown.filter((block) => block.type && MAIN.includes(block.type));
  if (mains.length === 0)
    return [warning("blocks", "The page has no main heading", "Begin with a page opening or hero slides.")];
  if (mains.length > 1)
    return [
      warning("blocks", "The page has more than one main heading", "Keep one page opening or one set of hero slides."),
    ];
  return shown[0] === mains[0]
    ? []
    : [warning("blocks", "The main heading does not come first", "Move the page opening to the top.")];
};

const skips = (data: unknown, field: string): Issue[] => {
  if (data === null || typeof data !== "object" || ("hidden" in data && data.hidden === true)) return [];
  if ("type" in data && data.type === "doc") return skipsIn(data as RichTextNode, field);
  return Object.entries(data).flatMap(([key, value]) => skips(value, field === "" ? key : `${field}.${key}`));
};

const skipsIn = (text: RichTextNode, field: string): Issue[] => {
  const levels = (text.content ?? [])
    .filter(({ type }) => type === "heading")
    .map(({ attrs }) => Number(attrs?.level ?? 2));
  const skipped = levels.some((level, index) => index > 0 && level > (levels[index - 1] ?? level) + 1);
  return skipped ? [warning(field, "A heading skips a level", "Go down one level at a time.")] : [];
};

const warning = (field: string, title: string, text: string): Issue => ({ level: "warning", field, title, text });
