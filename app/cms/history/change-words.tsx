import type { WordRun } from "#domain/content/compare/word-diff.ts";
import { markedWords } from "./marked-words.ts";

/** So many lines of what stayed the same are shown on each side of a change. */
const NEAR = 2;

/** A text with what was removed and added in it. What stayed the same far from any change is left out. */
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
