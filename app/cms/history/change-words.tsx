import type { WordRun } from "#domain/content/compare/word-diff.ts";
import { signs } from "#domain/content/fields/rich-text/rich-text.ts";
import { keysOf } from "#domain/keys-of.ts";

const NEAR = 2;

export const ChangeWords = ({ words }: { words: WordRun[] }) => (
  <p className="change-words">
    {markedWords(words.map(near)).map((piece, index) => {
      const key = `${index}-${piece.how}`;
      const look = piece.looks.map((name) => `is-${name}`).join(" ") || undefined;
      if (piece.how === "same" && !piece.became)
        return (
          <span key={key} className={look}>
            {piece.text}
          </span>
        );
      const Tag = piece.how === "removed" ? "del" : "ins";
      return (
        <Tag key={key} className={look}>
          <span className="visually-hidden">
            {piece.how === "removed" ? " removed: " : piece.became ? "" : " added: "}
          </span>
          {piece.text}
          {piece.became && <span className="became"> ({piece.became})</span>}
          <span className="visually-hidden"> end </span>
        </Tag>
      );
    })}
  </p>
);

/** The lines beside a change; a gap where more stayed the same than is worth reading. Signs of marks stay in pairs. */
const near = (run: WordRun, index: number, all: WordRun[]): WordRun => {
  if (run.how !== "same") return run;
  const lines = run.text.split("\n");
  const first = index === 0 ? 0 : NEAR;
  const last = index === all.length - 1 ? 0 : NEAR;
  if (lines.length <= first + last + 1) return run;
  return { ...run, text: [...lines.slice(0, first), "…", ...lines.slice(lines.length - last)].join("\n") };
};

/** A piece of text in one look. `became` is what a text that stayed the same was made, such as "bold". */
export type Piece = { text: string; how: WordRun["how"]; looks: Look[]; became?: string };

export type Look = keyof typeof signs;

const looks = keysOf(signs);
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
