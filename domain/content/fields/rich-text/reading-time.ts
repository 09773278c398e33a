import { plainText, type RichTextNode } from "./rich-text-node.ts";

/**
 * Below the 238 that a review of 190 studies found for nonfiction in English, read silently (Journal of Memory and
 * Language 109, 2019): this is read on screens, and by people who speak another language first.
 */
const WORDS_A_MINUTE = 200;

/** How many words a text has, and about how many minutes it takes to read, at least one. */
export const readingTime = (text: RichTextNode): { words: number; minutes: number } => {
  const words = plainText(text).split(/\s+/).filter(Boolean).length;
  return { words, minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)) };
};
