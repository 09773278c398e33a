import type { BlockData, Data, Form, FormOf } from "../fields/structure.ts";
import { type Field, rootField } from "../form/fields-in.ts";
import { type Place, valueAt } from "../form/place.ts";
import { same } from "./same.ts";

type ChangedBy = "mine" | "theirs" | "both";

/** A field, block or order in which two versions differ; a block that one side does not have is undefined there. Plain data, for the browser. */
export type Difference = {
  kind: "field" | "block" | "order";
  place: Place;
  words: string[];
  form: Form;
  mine: unknown;
  theirs: unknown;
  changedBy: ChangedBy;
};

type Sides = { base: unknown; mine: Field; theirs: Field };

/** Where two versions differ, field by field; `base` is what both started from. */
export const differences = (form: FormOf<"group">, base: Data, mine: Data, theirs: Data): Difference[] =>
  inField({ base, mine: rootField(form, mine), theirs: rootField(form, theirs) });

const inField = (sides: Sides): Difference[] => {
  const { base, mine, theirs } = sides;
  if (same(mine.value, theirs.value)) return [];
  if (mine.form.control === "blocks") return inBlocks(sides);
  if (mine.parts.length === 0 || (mine.form.control === "list" && !isSameLength(sides)))
    return [difference("field", mine, { base, mine: mine.value, theirs: theirs.value })];
  return inParts(sides);
};

const inParts = ({ base, mine, theirs }: Sides): Difference[] => {
  const others = theirs.parts;
  return mine.parts.flatMap((part, at) => {
    const other = others[at];
    return other ? inField({ base: valueAt(base, part.place.slice(-1)), mine: part, theirs: other }) : [];
  });
};

/** Items are told apart by their numbers, so only where nobody added or removed any. */
const isSameLength = ({ base, mine, theirs }: Sides): boolean =>
  new Set([base, mine.value, theirs.value].map((list) => (Array.isArray(list) ? list.length : -1))).size === 1;

const inBlocks = (sides: Sides): Difference[] => {
  const [mine, theirs] = [byId(sides.mine), byId(sides.theirs)];
  const ids = [...new Set([...mine.keys(), ...theirs.keys()])];
  const blocks = ids.flatMap((id) => inBlock(valueAt(sides.base, [id]), mine.get(id), theirs.get(id)));
  return [...blocks, ...inOrder(sides)];
};

const byId = (blocks: Field): Map<string | number, Field> =>
  new Map(blocks.parts.map((block) => [block.place.at(-1) ?? "", block]));

const inBlock = (base: unknown, mine: Field | undefined, theirs: Field | undefined): Difference[] => {
  const block = mine ?? theirs;
  if (!block || same(mine?.value, theirs?.value)) return [];
  const isKnown = block.form.control === "group" && block.form.fields.length > 0;
  if (mine && theirs && isKnown && mine.form === theirs.form) return inParts({ base, mine, theirs });
  return [difference("block", block, { base, mine: mine?.value, theirs: theirs?.value })];
};

const inOrder = ({ base, mine, theirs }: Sides): Difference[] => {
  const both = idsIn(mine.value).filter((id) => idsIn(theirs.value).includes(id));
  const order = (blocks: unknown) => idsIn(blocks).filter((id) => both.includes(id));
  const orders = { base: order(base), mine: order(mine.value), theirs: order(theirs.value) };
  if (same(orders.mine, orders.theirs)) return [];
  const words = [...mine.words, "Order"];
  return [{ ...difference("order", mine, orders), words, mine: idsIn(mine.value), theirs: idsIn(theirs.value) }];
};

const idsIn = (blocks: unknown): string[] => (Array.isArray(blocks) ? (blocks as BlockData[]).map(({ id }) => id) : []);

const difference = (
  kind: Difference["kind"],
  { place, words, form }: Field,
  { base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown },
): Difference => {
  const changedBy = same(base, mine) ? "theirs" : same(base, theirs) ? "mine" : "both";
  return { kind, place, words, form, mine, theirs, changedBy };
};
