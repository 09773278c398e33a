import { type FoundWord, fold, saidAt, type Term, wordsIn } from "./search-words.ts";

/** A part of a text; `hit` where it is what was looked for. */
export type Part = { text: string; hit: boolean };

/** What was found: the words around it, and where they stand. */
export type Excerpt = { parts: Part[]; where: string };

export type Passage = { text: string; where: string };

const BEFORE = 40;
const LONGEST = 150;

/** Long texts are looked through in pieces: what stands behind the first hit is not parted into words. */
const PIECE = 1_200;

/** The passage that says most of what was looked for, the first of them, cut around it. Null where none does. */
export const excerptOf = (passages: Passage[], terms: Term[]): Excerpt | null => {
  let best: { passage: Passage; first: Hit; terms: number } | null = null;
  for (const { passage, from, text } of passages.flatMap(piecesOf)) {
    if (!maySay(text, terms)) continue;
    const hits = hitsIn(text, terms, from);
    const said = new Set(hits.map(({ term }) => term)).size;
    if (hits[0] && said > (best?.terms ?? 0)) best = { passage, first: hits[0], terms: said };
    if (said === terms.length && said > 0) break;
  }
  return best && { parts: cut(best.passage.text, best.first, terms), where: best.passage.where };
};

type Piece = { passage: Passage; from: number; text: string };

const piecesOf = (passage: Passage): Piece[] => {
  const { text } = passage;
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    const space = text.lastIndexOf(" ", from + PIECE);
    const to = text.length - from <= PIECE ? text.length : space > from ? space + 1 : from + PIECE;
    pieces.push({ passage, from, text: text.slice(from, to) });
    from = to;
  }
  return pieces;
};

const maySay = (text: string, terms: Term[]): boolean => {
  const folded = fold(text);
  const joined = folded.replace(/[-\u2010\u2011]/g, "");
  return terms.some(({ words: [first = ""] }) => folded.includes(first) || joined.includes(first));
};

type Hit = { from: number; to: number; term: Term };

/** In a part of a text that begins at `start` of it. */
const hitsIn = (text: string, terms: Term[], start: number): Hit[] => {
  const words = wordsIn(text);
  return words.flatMap((word: FoundWord, at) => {
    const found = terms.map((term) => ({ term, count: saidAt(words, at, term) })).find(({ count }) => count > 0);
    const last = words[at + (found?.count ?? 0) - 1];
    return found && last ? [{ from: start + word.from, to: start + last.to, term: found.term }] : [];
  });
};

/** From the start of the sentence where that is near, else from a word. */
const cut = (text: string, first: Hit, terms: Term[]): Part[] => {
  const start = startOf(text, first.from);
  const whole = text.length - start <= LONGEST;
  const end = whole ? text.length : Math.max(text.lastIndexOf(" ", start + LONGEST), first.to);
  const hits = hitsIn(text.slice(start, end + LONGEST), terms, start);
  const parts: Part[] = [];
  const add = (part: string, hit: boolean) => part && parts.push({ text: part.replace(/\s+/g, " "), hit });
  let at = start;
  if (start > 0 && !isSentence(text, start)) add("… ", false);
  for (const { from, to } of hits) {
    if (from < at || from >= end) continue;
    add(text.slice(at, from), false);
    add(text.slice(from, to), true);
    at = to;
  }
  add(text.slice(at, Math.max(at, end)), false);
  if (!whole) add(" …", false);
  return parts;
};

const startOf = (text: string, hit: number): number => {
  const sentence = Math.max(
    ...[...text.slice(0, hit).matchAll(/[.!?]\s+|\n\s*/g)].map((m) => m.index + m[0].length),
    0,
  );
  if (hit - sentence <= BEFORE) return sentence;
  const space = text.slice(0, hit - BEFORE / 2).lastIndexOf(" ");
  return space < sentence ? sentence : space + 1;
};

const isSentence = (text: string, start: number): boolean => {
  const before = text.slice(0, start);
  const words = before.trimEnd();
  return /[.!?]$/.test(words) || before.slice(words.length).includes("\n");
};
