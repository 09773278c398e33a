import { listOf } from "../../../json.ts";
import { type ChangedField, changedFields, type FieldChange } from "../../compare/compare-data.ts";
import { wordDiff } from "../../compare/word-diff.ts";
import type { NameOf } from "../../fields/kinds/kind.ts";
import { richTextKind } from "../../fields/rich-text/rich-text.ts";
import type { Data, Form, FormOf } from "../../fields/structure.ts";
import type { Field } from "../../form/fields-in.ts";
import { type Place, placeKey, valueAt } from "../../form/place.ts";
import { wordsOf } from "../../form/words.ts";
import { same } from "../../merge/same.ts";
import { CARDS, withCards, wordsAlone } from "../words/cards-of-text.ts";
import { isShared } from "../words/shared.ts";
import { ownFieldsIn } from "../words/untranslated.ts";

/** A change of an original that its translation does not have yet: `text` is to be translated, `structure` can be taken over as it is. */
export type OriginalChange = FieldChange & { place: Place; what: "text" | "structure" };

/** `structure`: the original as it was when its structure was last taken over. `done`: as it was when a place was last dealt with, by its key. */
export type States = { base: Data; structure: Data; now: Data; own: Data; done: Map<string, Data> };

/** What changed in an original, in the order of its form; what the translation has already is left out. */
export const originalChanges = (form: FormOf<"group">, states: States, nameOf: NameOf): OriginalChange[] => {
  const { base, structure, now } = states;
  return [
    ...changedFields(form, structure, now, nameOf)
      .filter((change) => isMissing(change, states))
      .map((change) => (isText(change) ? { ...change, where: [...change.where, CARDS] } : change))
      .map(as("structure")),
    ...changedFields(form, base, now, nameOf)
      .flatMap((change) => textsIn(change, states, nameOf))
      .filter((change) => isToTranslate(change, states))
      .map(as("text")),
  ];
};

const as =
  (what: OriginalChange["what"]) =>
  ({ field, was: _, ...change }: ChangedField): OriginalChange => ({ ...change, place: field.place, what });

const isText = ({ field }: ChangedField): boolean => field.form.control === "rich-text";

/** The texts of a change, field by field; an address is that of its own language. */
const textsIn = (change: ChangedField, { base, now }: States, nameOf: NameOf): ChangedField[] => {
  const { field, kind } = change;
  if (kind === "moved" || isShared(field.form) || field.form.control === "address") return [];
  if (kind === "removed" && (isBlock(field) || isItemOfOther(field, base, now))) return [];
  const own = ownFieldsIn(field);
  if (own[0] === field) return isText(change) ? inWords(change) : [change];
  return own.flatMap((leaf) => {
    const words = wordsOf(leaf.form, leaf.value, nameOf);
    if (words === "" || textIn(leaf.form, leaf.value) === "") return [];
    return [{ where: leaf.words, kind: "added", words: wordDiff("", words), field: leaf, was: undefined }];
  });
};

/** A rich text whose cards alone changed has nothing to translate. */
const inWords = (change: ChangedField): ChangedField[] => {
  const { form, value } = change.field;
  const [before, after] = [change.was, value].map((text) => wordsOf(form, wordsAlone(text)));
  return before === after ? [] : [{ ...change, words: wordDiff(before ?? "", after ?? "") }];
};

const textIn = (form: Form, value: unknown): string =>
  form.control === "rich-text" ? (richTextKind.text?.(value) ?? "") : wordsOf(form, value);

const isToTranslate = (
  { field: { form, place, value }, kind }: ChangedField,
  { own: translation, done }: States,
): boolean => {
  const mine = valueAt(translation, place);
  if (mine === undefined) return false;
  const isWritten = textIn(form, mine) !== "";
  if (kind === "added" ? isWritten : kind === "removed" && !isWritten) return false;
  const seen = done.get(placeKey(place));
  const own = (text: unknown) => (form.control === "rich-text" ? wordsAlone(text) : text);
  return seen === undefined || !same(own(valueAt(seen, place)), own(value));
};

const isMissing = ({ field, kind, was }: ChangedField, { structure, now, own }: States): boolean => {
  const { form, place, value } = field;
  if (kind === "moved") return !same(orderIn(valueAt(own, place), value), orderIn(value, valueAt(own, place)));
  if (isBlock(field)) return kind !== "changed" && (valueAt(own, place) !== undefined) !== (kind === "added");
  if (isItemOfOther(field, structure, now)) return lengthAt(own, place) !== lengthAt(now, place);
  const mine = valueAt(own, place);
  if (form.control === "rich-text") return !same(withCards(mine, was, value), mine);
  return isShared(form) && !same(mine, value);
};

const isBlock = ({ form }: Field): boolean => "type" in form;

/** An item of a list that has more or fewer of them now. */
const isItemOfOther = ({ place }: Field, before: Data, now: Data): boolean =>
  typeof place.at(-1) === "number" && lengthAt(before, place) !== lengthAt(now, place);

const lengthAt = (data: Data, item: Place): number => listOf(valueAt(data, item.slice(0, -1))).length;

/** The ids of the blocks that another list has too. */
const orderIn = (blocks: unknown, others: unknown): string[] =>
  idsOf(blocks).filter((id) => idsOf(others).includes(id));

const idsOf = (blocks: unknown): string[] =>
  Array.isArray(blocks) ? blocks.map((block: { id?: unknown }) => String(block?.id)) : [];
