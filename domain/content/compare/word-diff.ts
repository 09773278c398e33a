/** A run of words and what happened to it. */
export type WordRun = { text: string; how: "same" | "added" | "removed" };

/** Above this many pairs of words the middle is shown as a whole: removed, then added. */
const MOST_PAIRS = 6_000_000;

const tokens = (text: string): string[] => text.match(/\n|[^\S\n]+|[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}]/gu) ?? [];

/** What became of a text, word by word: runs of the same, removed and added words, in reading order. */
export const wordDiff = (before: string, after: string): WordRun[] => {
  const [a, b] = [tokens(before), tokens(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const runs: WordRun[] = [{ text: a.slice(0, start).join(""), how: "same" }];
  if (middleA.length * middleB.length > MOST_PAIRS)
    runs.push({ text: middleA.join(""), how: "removed" }, { text: middleB.join(""), how: "added" });
  else runs.push(...longestCommon(middleA, middleB));
  runs.push({ text: a.slice(a.length - end).join(""), how: "same" });
  return gather(join(runs));
};

/** The textbook way: a table of the longest common sequences, walked from the start. */
const longestCommon = (a: string[], b: string[]): WordRun[] => {
  const width = b.length + 1;
  const table = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      table[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      runs.push({ text: a[i] ?? "", how: "same" });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      runs.push({ text: a[i] ?? "", how: "removed" });
      i += 1;
    } else {
      runs.push({ text: b[j] ?? "", how: "added" });
      j += 1;
    }
  }
  return runs;
};

/** Neighbours of one kind become one run. */
const join = (runs: WordRun[]): WordRun[] => {
  const joined: WordRun[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === "") continue;
    if (last?.how === run.how) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
};

/** Changes with nothing but spaces between them are read as one: first all that was removed, then all that was added. */
const gather = (runs: WordRun[]): WordRun[] => {
  const out: WordRun[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed !== "") out.push({ text: removed, how: "removed" });
    if (added !== "") out.push({ text: added, how: "added" });
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
