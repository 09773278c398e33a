import { isData, listOf } from "../../../json.ts";
import { pairItems } from "../../compare/compare-data.ts";
import type { BlockData, Data, Form, FormOf } from "../../fields/structure.ts";
import { blocksAt, valueAt, withValue } from "../../form/place.ts";
import { type Difference, differences } from "../../merge/differences.ts";
import { merge, type Side } from "../../merge/merge.ts";
import { withCards } from "../words/cards-of-text.ts";
import { isShared } from "../words/shared.ts";
import { untranslated } from "../words/untranslated.ts";

/**
 * A translation with what its original changed from `base` to `now` in structure and in what all languages share. Its own texts
 * stay with their blocks; what is new has none yet. Blocks that only the translation has stay, and those that it left out stay out.
 */
export const takeOver = (form: FormOf<"group">, own: Data, base: Data, now: Data): Data => {
  const theirs = withoutTexts(form, own, now);
  const found = differences(form, base, own, theirs).map((one) => withParts(one, base));
  return merge(own, theirs, found, found.map(sideOf));
};

/** The original with blank texts in the blocks that the translation does not have. */
const withoutTexts = (form: FormOf<"group">, own: Data, now: Data): Data =>
  form.fields.reduce((data, { name, form: part }) => {
    if (part.control !== "blocks") return data;
    const known = blocksAt(own, [name]);
    const blocks = blocksAt(now, [name]).map((block) => {
      const kind = part.kinds.find(({ type }) => type === block.type);
      const isThere = known.some(({ id, type }) => id === block.id && type === block.type);
      return isThere || !kind ? block : untranslated<BlockData>(kind, block);
    });
    return withValue(data, [name], blocks);
  }, now);

/** A list with other items than before keeps the texts of those that were paired, a rich text its words. */
const withParts = (difference: Difference, base: Data): Difference => {
  const { kind, form, place, mine, theirs } = difference;
  const before = valueAt(base, place);
  if (kind !== "field" || isShared(form)) return difference;
  if (form.control === "rich-text") return { ...difference, mine: withCards(mine, before, theirs) };
  return form.control === "list"
    ? { ...difference, mine: inLists(form, [mine, before, theirs].map(listOf)) }
    : difference;
};

const inLists = (form: FormOf<"list">, [own = [], base = [], now = []]: unknown[][]): unknown[] => {
  if (own.length !== base.length) return own;
  return pairItems(base, now)
    .filter(({ after }) => after >= 0)
    .map(({ before, after }) =>
      before < 0 ? untranslated(form.item, now[after]) : inItem(form.item, own[before], base[before], now[after]),
    );
};

const inItem = (form: Form, own: unknown, base: unknown, now: unknown): unknown =>
  form.control === "group" && isData(own) && isData(base) && isData(now) ? takeOver(form, own, base, now) : own;

/** Whose value is taken. What the translation says in its own words, or shows as it alone wants to, stays its own. */
const sideOf = ({ kind, form, mine, changedBy }: Difference): Side => {
  if (changedBy === "mine") return "mine";
  if (kind === "block") return mine === undefined && changedBy === "both" ? "mine" : "theirs";
  if (kind === "order") return changedBy === "theirs" ? "theirs" : "mine";
  return isShared(form) && changedBy === "theirs" ? "theirs" : "mine";
};
