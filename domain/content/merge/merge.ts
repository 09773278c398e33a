import type { BlockData, Data, FormOf } from "../fields/structure.ts";
import { blocksAt, withValue } from "../form/place.ts";
import { type Difference, differences } from "./differences.ts";

export type Side = "mine" | "theirs";

/** What is taken unless somebody chooses otherwise: whatever only one of them changed, and mine where both did. */
export const firstChoice = ({ changedBy }: Difference): Side => (changedBy === "theirs" ? "theirs" : "mine");

/** One document of two versions: theirs, with mine wherever `choices` (one per difference) says so. */
export const merge = (mine: Data, theirs: Data, differences: Difference[], choices: Side[]): Data =>
  differences.reduce(
    (data, difference, index) => (choices[index] === "mine" ? takeMine(data, mine, difference) : data),
    theirs,
  );

/** What two made of `base`, in one: mine where both changed a field, which are the conflicts. */
export const together = (form: FormOf<"group">, base: Data, mine: Data, theirs: Data) => {
  const found = differences(form, base, mine, theirs);
  const conflicts = found.filter(({ changedBy }) => changedBy === "both");
  return { merged: merge(mine, theirs, found, found.map(firstChoice)), conflicts };
};

const takeMine = (data: Data, mine: Data, { kind, place, mine: value }: Difference): Data => {
  if (kind === "field") return withValue(data, place, value);
  const at = kind === "block" ? place.slice(0, -1) : place;
  const list = blocksAt(data, at);
  if (kind === "order") return withValue(data, at, ordered(list, value as string[]));
  const id = place.at(-1);
  const others = list.filter((block) => block.id !== id);
  if (value === undefined) return withValue(data, at, others);
  const index = list.findIndex((block) => block.id === id);
  const block = value as BlockData;
  return withValue(data, at, index < 0 ? inserted(list, block, blocksAt(mine, at)) : list.with(index, block));
};

const inserted = (list: BlockData[], block: BlockData, model: BlockData[]): BlockData[] => {
  const at = model.findIndex(({ id }) => id === block.id);
  const neighbor = model.slice(0, at).findLast(({ id }) => list.some((other) => other.id === id));
  const index = neighbor ? list.findIndex(({ id }) => id === neighbor.id) + 1 : 0;
  return list.toSpliced(index, 0, block);
};

const ordered = (list: BlockData[], ids: string[]): BlockData[] => {
  const byId = new Map(list.map((block) => [block.id, block]));
  const next = ids.flatMap((id) => byId.get(id) ?? []).values();
  return list.map((block) => (ids.includes(block.id) ? (next.next().value ?? block) : block));
};
