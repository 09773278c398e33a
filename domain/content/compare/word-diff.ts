import { diffArrays } from "diff";

export type WordRun = { text: string; how: "same" | "added" | "removed" };

const tokens = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** Above so many insertions and deletions the text is shown as a whole: removed, then added. Keeps the time below some 200 ms. */
const MOST_EDITS = 1_000;

/** What became of a text, word by word: runs of the same, removed and added words, in reading order. */
export const wordDiff = (before: string, after: string): WordRun[] => {
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: MOST_EDITS });
  const whole: WordRun[] = [
    { text: before, how: "removed" },
    { text: after, how: "added" },
  ];
  const runs = parts?.map(
    ({ value, added, removed }): WordRun => ({
      text: value.join(""),
      how: added ? "added" : removed ? "removed" : "same",
    }),
  );
  return gather(runs ?? whole);
};

/** Changes with nothing but spaces between them are read as one: first all that was removed, then all that was added. */
const gather = (runs: WordRun[]): WordRun[] => {
  const out: WordRun[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    out.push({ text: removed, how: "removed" }, { text: added, how: "added" });
    [removed, added] = ["", ""];
  };
  for (const [index, run] of runs.entries()) {
    const between = run.how === "same" && !/\S/.test(run.text) && !run.text.includes("\n");
    const inside = between && index > 0 && index < runs.length - 1;
    if (run.how === "same" && !inside) {
      flush();
      out.push(run);
    } else {
      if (run.how !== "added") removed += run.text;
      if (run.how !== "removed") added += run.text;
    }
  }
  flush();
  return out.filter(({ text }) => text !== "");
};
