import type { WordRun } from "#domain/content/compare/word-diff.ts";
import { signs } from "#domain/content/fields/rich-text.ts";

/** A piece of text in one look. `became` is what a text that stayed the same was made, such as "bold". */
export type Piece = { text: string; how: WordRun["how"]; looks: Look[]; became?: string };

export type Look = keyof typeof signs;

const looks = Object.keys(signs) as Look[];
const lookOf = (sign: string) => looks.find((look) => signs[look] === sign);
const cut = new RegExp(`([${Object.values(signs).join("")}])`);

/** Takes the signs of marks out of compared words: each piece tells its look, and a change of look alone is told too. */
export const markedWords = (runs: WordRun[]): Piece[] => {
  const before = new Set<Look>();
  const after = new Set<Look>();
  const pieces: Piece[] = [];
  for (const { text, how } of runs)
    for (const part of text.split(cut)) {
      const look = lookOf(part);
      if (look) {
        if (how !== "added") toggle(before, look);
        if (how !== "removed") toggle(after, look);
      } else if (part !== "") pieces.push(pieceOf(part, how, before, after));
    }
  return pieces;
};

const toggle = (set: Set<Look>, look: Look) => set.delete(look) || set.add(look);

const pieceOf = (text: string, how: WordRun["how"], before: Set<Look>, after: Set<Look>): Piece => {
  if (how === "removed") return { text, how, looks: [...before] };
  const now = looks.filter((look) => after.has(look));
  if (how === "added") return { text, how, looks: now };
  const gained = now.filter((look) => !before.has(look));
  const lost = looks.filter((look) => before.has(look) && !after.has(look)).map((look) => `no longer ${look}`);
  const became = [...gained, ...lost].join(", ");
  return became ? { text, how, looks: now, became } : { text, how, looks: now };
};
