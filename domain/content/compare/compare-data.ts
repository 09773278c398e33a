import * as z from "zod";
import { blockLabel, itemName, labelOf, metaOf, optionFor } from "../schema-shape.ts";
import { isMoved, pairItems } from "./pair-items.ts";
import { type WordRun, wordDiff } from "./word-diff.ts";
import { type NameOf, wordsOf } from "./words-of.ts";

/** What became of one field: where it is in the words of the form, and its text with what was removed and added. */
export type FieldChange = { where: string[]; kind: "changed" | "added" | "removed" | "moved"; words: WordRun[] };

/** Everything that differs between two states of a document, in the order of its form. */
export const compareData = (schema: unknown, before: unknown, after: unknown, nameOf: NameOf): FieldChange[] =>
  compare({ nameOf }, schema, before, after, []);

type Context = { nameOf: NameOf };

const compare = (
  context: Context,
  schema: unknown,
  before: unknown,
  after: unknown,
  where: string[],
): FieldChange[] => {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const control = metaOf(schema)?.control;
  const inner = optionFor(schema, after ?? before);
  const whole = before === undefined || after === undefined || control !== undefined;
  if (!whole && inner instanceof z.ZodArray) return compareLists(context, inner, asList(before), asList(after), where);
  if (!whole && inner instanceof z.ZodObject) return compareShapes(context, inner, before, after, where);
  return leaf(context, schema, before, after, where);
};

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const leaf = (
  { nameOf }: Context,
  schema: unknown,
  before: unknown,
  after: unknown,
  where: string[],
): FieldChange[] => {
  const [a, b] = [wordsOf(schema, before, nameOf), wordsOf(schema, after, nameOf)];
  if (a === b) return [];
  const kind = a === "" ? "added" : b === "" ? "removed" : "changed";
  return [{ where, kind, words: wordDiff(a, b) }];
};

const compareShapes = (
  context: Context,
  schema: z.ZodObject,
  before: unknown,
  after: unknown,
  where: string[],
): FieldChange[] => {
  const [a, b] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return Object.entries(schema.shape)
    .filter(([key]) => key !== "id" && key !== "type")
    .flatMap(([key, child]) => compare(context, child, a[key], b[key], [...where, labelOf(child) || key]));
};

const compareLists = (
  context: Context,
  schema: z.ZodArray,
  before: unknown[],
  after: unknown[],
  where: string[],
): FieldChange[] => {
  const pairs = pairItems(before, after);
  const list = where.at(-1) ?? "";
  const moved: FieldChange[] = isMoved(pairs)
    ? [{ where, kind: "moved", words: orders(context, schema, before, after) }]
    : [];
  const changes = pairs.flatMap((pair) => {
    const [a, b] = [before[pair.before], after[pair.after]];
    const number = (pair.after >= 0 ? pair.after : pair.before) + 1;
    const name = blockLabel(optionFor(schema.element, b ?? a)) || itemName(list, number);
    const at = [...where.slice(0, -1), name];
    return compare(context, schema.element, a, b, at);
  });
  return [...moved, ...changes];
};

/** The order before and after, by the first words of each item. */
const orders = ({ nameOf }: Context, schema: z.ZodArray, before: unknown[], after: unknown[]): WordRun[] => {
  const name = (item: unknown) =>
    blockLabel(optionFor(schema.element, item)) || (wordsOf(schema.element, item, nameOf).split("\n")[0] ?? "");
  const line = (items: unknown[]) => items.map(name).join(", ");
  return [
    { text: line(before), how: "removed" },
    { text: line(after), how: "added" },
  ];
};
