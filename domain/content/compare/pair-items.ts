/** Items of two lists that belong together; one side is -1 where an item is new or gone. In the order of the newer list. */
export type Pair = { before: number; after: number };

const idOf = (item: unknown): string | null =>
  item !== null && typeof item === "object" && "id" in item && typeof item.id === "string" ? item.id : null;

/** Pairs by id where the items have one; otherwise the same with the same, and what lies between in its order. */
export const pairItems = (before: unknown[], after: unknown[]): Pair[] =>
  [...before, ...after].every((item) => idOf(item) !== null) ? byId(before, after) : byContent(before, after);

const byId = (before: unknown[], after: unknown[]): Pair[] => {
  const at = new Map(before.map((item, index) => [idOf(item), index]));
  const pairs = after.map((item, index) => ({ before: at.get(idOf(item)) ?? -1, after: index }));
  const kept = new Set(after.map(idOf));
  const gone = before.flatMap((item, index) => (kept.has(idOf(item)) ? [] : [{ before: index, after: -1 }]));
  return [...pairs, ...gone];
};

const byContent = (before: unknown[], after: unknown[]): Pair[] => {
  const a = before.map((item) => JSON.stringify(item));
  const b = after.map((item) => JSON.stringify(item));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  const close = (toI: number, toJ: number) => {
    while (i < toI || j < toJ) {
      pairs.push({ before: i < toI ? i : -1, after: j < toJ ? j : -1 });
      if (i < toI) i += 1;
      if (j < toJ) j += 1;
    }
  };
  for (const [index, text] of b.entries()) {
    const same = a.indexOf(text, i);
    if (index < j || same === -1) continue;
    close(same, index);
    pairs.push({ before: same, after: index });
    [i, j] = [same + 1, index + 1];
  }
  close(a.length, b.length);
  return pairs;
};

export const isMoved = (pairs: Pair[]): boolean => {
  const kept = pairs.filter(({ before, after }) => before >= 0 && after >= 0);
  return kept.some(({ before }, index) => index > 0 && before < (kept[index - 1]?.before ?? 0));
};
