import { slugOf } from "../../../formats/slug.ts";
import type { RichTextNode } from "./rich-text-node.ts";

/** A heading of a text: `id` is its anchor, `level` counts from 1 for the highest in the text. */
export type Heading = { id: string; words: string; level: number; node: RichTextNode };

const LONGEST_ID = 60;

/** Ids that every page has. */
const TAKEN = ["main", "main-menu", "contents"];

/** The headings that say something, in their order, each with an anchor made of its words: the same one while they stay, and no two alike. */
export const headingsIn = (text: RichTextNode): Heading[] => {
  const nodes = headingNodes(text);
  const highest = Math.min(...nodes.map(levelOf));
  const taken = new Set(TAKEN);
  return nodes.flatMap((node) => {
    const words = wordsOf(node).trim();
    if (words === "") return [];
    const id = freeId(slugOf(words, LONGEST_ID) || "section", taken);
    taken.add(id);
    return [{ id, words, level: levelOf(node) - highest + 1, node }];
  });
};

const levelOf = ({ attrs }: RichTextNode): number => Number(attrs?.level ?? 2);

const headingNodes = (node: RichTextNode): RichTextNode[] =>
  node.type === "heading" ? [node] : (node.content ?? []).flatMap(headingNodes);

/** What previews hide in a text to name its field is no word. */
const HIDDEN = /[\u200b-\u200d\u2060-\u2064\ufeff]/g;

const wordsOf = ({ type, text, content = [] }: RichTextNode): string =>
  text?.replace(HIDDEN, "") ?? (type === "hardBreak" ? " " : content.map(wordsOf).join(""));

const freeId = (id: string, taken: Set<string>): string => {
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return free;
};
