import type { NameOf } from "../fields/kinds/kind.ts";
import type { Data, FormOf } from "../fields/structure.ts";
import { type Field, rootField } from "../form/fields-in.ts";
import { titleOf, wordsOf } from "../form/words.ts";
import { same } from "../merge/same.ts";
import { type WordRun, wordDiff } from "./word-diff.ts";

export type FieldChange = { where: string[]; kind: "changed" | "added" | "removed" | "moved"; words: WordRun[] };

/** Everything that differs between two states of a document, in the order of its form. */
export const compareData = (form: FormOf<"group">, before: Data, after: Data, nameOf: NameOf): FieldChange[] =>
  changedFields(form, before, after, nameOf).map(({ field: _, was: __, ...change }) => change);

/** A change with the field it is of, that of the later state, or of the earlier one where it is gone; `was`: its value in the earlier. */
export type ChangedField = FieldChange & { field: Field; was: unknown };

/** The same for code that goes on with the fields. */
export const changedFields = (form: FormOf<"group">, before: Data, after: Data, nameOf: NameOf): ChangedField[] =>
  compare(rootField(form, before), rootField(form, after), nameOf);

const compare = (before: Field | undefined, after: Field | undefined, nameOf: NameOf): ChangedField[] => {
  const field = after ?? before;
  if (!field || same(before?.value, after?.value)) return [];
  if (!before || !after || before.value === undefined || after.value === undefined || before.form !== after.form)
    return textChange(field, before, after, nameOf);
  switch (field.form.control) {
    case "group":
      return after.parts.flatMap((part, at) => compare(before.parts[at], part, nameOf));
    case "list":
    case "blocks":
      return compareLists(before, after, nameOf);
    default:
      return textChange(field, before, after, nameOf);
  }
};

const textChange = (
  field: Field,
  before: Field | undefined,
  after: Field | undefined,
  nameOf: NameOf,
): ChangedField[] => {
  const textOf = (one: Field | undefined) => (one ? wordsOf(one.form, one.value, nameOf) : "");
  const [a, b] = [textOf(before), textOf(after)];
  if (a === b) return [];
  const kind = a === "" ? "added" : b === "" ? "removed" : "changed";
  return [{ where: field.words, kind, words: wordDiff(a, b), field, was: before?.value }];
};

const compareLists = (before: Field, after: Field, nameOf: NameOf): ChangedField[] => {
  const [a, b] = [before.parts, after.parts];
  const pairs = pairItems(
    a.map(({ value }) => value),
    b.map(({ value }) => value),
  );
  const changes = pairs.flatMap((pair) => compare(a[pair.before], b[pair.after], nameOf));
  return isMoved(pairs)
    ? [{ where: after.words, kind: "moved", words: orders(a, b), field: after, was: before.value }, ...changes]
    : changes;
};

const orders = (before: Field[], after: Field[]): WordRun[] => {
  const line = (items: Field[]) =>
    items.map(({ form, value }) => ("type" in form ? form.label : titleOf(form, value))).join(", ");
  return [
    { text: line(before), how: "removed" },
    { text: line(after), how: "added" },
  ];
};

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
