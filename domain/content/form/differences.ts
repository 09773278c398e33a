import type { BlockData, Data, Form, FormOf, NamedForm } from "./form.ts";
import { type Place, valueAt } from "./place.ts";
import { same } from "./same.ts";

/** Who changed a field since both started: only one of them, or both. */
type ChangedBy = "mine" | "theirs" | "both";

/**
 * One field, block or order in which two versions of a document differ. `words` leads there: "Hero slides", "Slide 2",
 * "Title". A block that one side does not have is undefined there.
 */
export type Difference = {
  kind: "field" | "block" | "order";
  place: Place;
  words: string[];
  form: Form;
  mine: unknown;
  theirs: unknown;
  changedBy: ChangedBy;
};

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** Where two versions differ, field by field; `base` is what both started from. */
export const differences = (form: FormOf<"group">, base: Data, mine: Data, theirs: Data): Difference[] =>
  inFields(form.fields, { base, mine, theirs }, [], []);

const inFields = (fields: NamedForm[], sides: Sides, place: Place, words: string[]): Difference[] =>
  fields.flatMap(({ name, form }) => inForm(form, step(sides, name), [...place, name], [...words, form.label]));

const inForm = (form: Form, sides: Sides, place: Place, words: string[]): Difference[] => {
  if (same(sides.mine, sides.theirs)) return [];
  if (form.control === "group") return inFields(form.fields, sides, place, words);
  if (form.control === "blocks") return inBlocks(form, sides, place);
  if (form.control === "list" && isSameLength(sides)) return inList(form, sides, place, words);
  return [{ kind: "field", place, words, form, ...both(sides) }];
};

const inList = (form: FormOf<"list">, sides: Sides, place: Place, words: string[]): Difference[] =>
  (sides.mine as unknown[]).flatMap((_, index) =>
    inForm(form.item, step(sides, index), [...place, index], [...words, String(index + 1)]),
  );

const inBlocks = (form: FormOf<"blocks">, sides: Sides, place: Place): Difference[] => {
  const [mine, theirs] = [listOf(sides.mine), listOf(sides.theirs)];
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  const found = ids.flatMap((id): Difference[] => inBlock(form, step(sides, id), [...place, id]));
  const order = inOrder(form, sides, place, ids);
  return order ? [...found, order] : found;
};

const inBlock = (form: FormOf<"blocks">, sides: Sides, place: Place): Difference[] => {
  if (same(sides.mine, sides.theirs)) return [];
  const block = (sides.mine ?? sides.theirs) as BlockData;
  const kind = form.kinds.find(({ type }) => type === block.type);
  const words = [kind?.label ?? block.type];
  if (!kind || !sides.mine || !sides.theirs) return [{ kind: "block", place, words, form, ...both(sides) }];
  return inFields([hidden, ...kind.fields], sides, place, words);
};

const hidden: NamedForm = { name: "hidden", form: { label: "Hidden on the site", control: "switch", initial: false } };

const inOrder = (form: FormOf<"blocks">, sides: Sides, place: Place, ids: string[]): Difference | null => {
  const common = ids.filter((id) => valueAt(sides.mine, [id]) && valueAt(sides.theirs, [id]));
  const order = (side: unknown) => listOf(side).flatMap(({ id }) => (common.includes(id) ? [id] : []));
  const orders = { base: order(sides.base), mine: order(sides.mine), theirs: order(sides.theirs) };
  if (same(orders.mine, orders.theirs)) return null;
  const all = (side: unknown) => listOf(side).map(({ id }) => id);
  const { changedBy } = both(orders);
  return {
    kind: "order",
    place,
    words: [form.label, "Order"],
    form,
    mine: all(sides.mine),
    theirs: all(sides.theirs),
    changedBy,
  };
};

const both = ({ base, mine, theirs }: Sides): Pick<Difference, "mine" | "theirs" | "changedBy"> => ({
  mine,
  theirs,
  changedBy: same(base, mine) ? "theirs" : same(base, theirs) ? "mine" : "both",
});

const step = ({ base, mine, theirs }: Sides, to: string | number): Sides => ({
  base: valueAt(base, [to]),
  mine: valueAt(mine, [to]),
  theirs: valueAt(theirs, [to]),
});

const listOf = (value: unknown): BlockData[] => (Array.isArray(value) ? value : []);

/** Items are told apart by their places, so only where nobody added or removed any. */
const isSameLength = (sides: Sides): boolean => new Set(Object.values(sides).map(lengthOf)).size === 1;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : -1);
