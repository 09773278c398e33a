import type { NameOf } from "../fields/kind.ts";
import type { Data, FormOf } from "../fields/structure.ts";
import { type Field, rootField } from "../form/fields-in.ts";
import { same } from "../form/same.ts";
import { titleOf, wordsOf } from "../form/words.ts";
import { isMoved, pairItems } from "./pair-items.ts";
import { type WordRun, wordDiff } from "./word-diff.ts";

export type FieldChange = { where: string[]; kind: "changed" | "added" | "removed" | "moved"; words: WordRun[] };

/** Everything that differs between two states of a document, in the order of its form. */
export const compareData = (form: FormOf<"group">, before: Data, after: Data, nameOf: NameOf): FieldChange[] =>
  compare(rootField(form, before), rootField(form, after), nameOf);

const compare = (before: Field | undefined, after: Field | undefined, nameOf: NameOf): FieldChange[] => {
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
  { words: where }: Field,
  before: Field | undefined,
  after: Field | undefined,
  nameOf: NameOf,
): FieldChange[] => {
  const textOf = (field: Field | undefined) => (field ? wordsOf(field.form, field.value, nameOf) : "");
  const [a, b] = [textOf(before), textOf(after)];
  if (a === b) return [];
  return [{ where, kind: a === "" ? "added" : b === "" ? "removed" : "changed", words: wordDiff(a, b) }];
};

const compareLists = (before: Field, after: Field, nameOf: NameOf): FieldChange[] => {
  const [a, b] = [before.parts, after.parts];
  const pairs = pairItems(
    a.map(({ value }) => value),
    b.map(({ value }) => value),
  );
  const changes = pairs.flatMap((pair) => compare(a[pair.before], b[pair.after], nameOf));
  return isMoved(pairs) ? [{ where: after.words, kind: "moved", words: orders(a, b) }, ...changes] : changes;
};

const orders = (before: Field[], after: Field[]): WordRun[] => {
  const line = (items: Field[]) =>
    items.map(({ form, value }) => ("type" in form ? form.label : titleOf(form, value))).join(", ");
  return [
    { text: line(before), how: "removed" },
    { text: line(after), how: "added" },
  ];
};
