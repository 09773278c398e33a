import { cardOf } from "#domain/content/fields/rich-text/cards.ts";
import type { Data, FormOf } from "#domain/content/fields/structure.ts";
import { blocksAt, type Place, valueAt } from "#domain/content/form/place.ts";
import { type Difference, differences } from "#domain/content/merge/differences.ts";
import { same } from "#domain/content/merge/same.ts";
import { listOf } from "#domain/json.ts";

/** What one change of a document was, in words such as “moved “Team””. */
export type Change = {
  place: Place;
  words: string;
  /** A key of many: what follows soon at the same place belongs to it. */
  typed: boolean;
  /** Something is gone that may have been much work. */
  removed: boolean;
};

const typedInto = new Set([
  "line",
  "text",
  "rich-text",
  "address",
  "link",
  "picture-address",
  "number",
  "color",
  "day",
]);

/** Null where the two say the same. */
export const whatChanged = (form: FormOf<"group">, before: Data, after: Data): Change | null => {
  const found = differences(form, before, after, before);
  const [first] = found;
  if (!first) return same(before, after) ? null : plain([], "changed something");
  if (found.length > 1) return manyChanged(found, before, after);
  if (first.kind === "order") return orderChanged(first, after);
  if (first.kind === "block")
    return partChanged(first.place, first.words.at(-1), amountOf(first.theirs), amountOf(first.mine));
  return fieldChanged(first);
};

const plain = (place: Place, words: string): Change => ({ place, words, typed: false, removed: false });

/** Of what is there or not, 1 or 0. */
const amountOf = (value: unknown): number => (value === undefined ? 0 : 1);

const partChanged = (place: Place, name: string | undefined, before: number, after: number): Change => ({
  ...plain(place, `${after > before ? "added" : after < before ? "removed" : "changed"} ${quoted(name)}`),
  removed: after < before,
});

const fieldChanged = ({ place, words, form, mine, theirs }: Difference): Change => {
  if (form.control === "list") return partChanged(place, form.one, listOf(theirs).length, listOf(mine).length);
  if (place.at(-1) === "hidden") return plain(place, `${mine === true ? "hid" : "showed"} ${quoted(words.at(-2))}`);
  const typed = typedInto.has(form.control) && !(form.control === "rich-text" && isRearranged(theirs, mine));
  return { ...plain(place, `${typedInto.has(form.control) ? "wrote in" : "changed"} ${quoted(words.at(-1))}`), typed };
};

/** Of rich texts: a card came, went or moved, which no key of many does. */
const isRearranged = (before: unknown, after: unknown): boolean => {
  const [then, now] = [before, after].map((text) => listOf(valueAt(text, ["content"])).map(typeOf));
  return [...(then ?? []), ...(now ?? [])].some((type) => cardOf(type)) && !same(then, now);
};

const typeOf = (part: unknown): string => String((part as { type?: unknown } | null)?.type);

const orderChanged = ({ place, form, mine, theirs }: Difference, after: Data): Change => {
  const [now, then] = [mine as string[], theirs as string[]];
  const moved = now.find((id) => same(without(now, id), without(then, id)));
  const block = blocksAt(after, place).find(({ id }) => id === moved);
  const kind = form.control === "blocks" ? form.kinds.find(({ type }) => type === block?.type) : undefined;
  if (!moved || !kind) return plain(place, "changed the order");
  return plain([...place, moved], `moved ${quoted(kind.label)}`);
};

const without = (ids: string[], id: string) => ids.filter((other) => other !== id);

/** Items of a list have no names of their own: one that moves changes all between. */
const manyChanged = (found: Difference[], before: Data, after: Data): Change => {
  const [first, ...others] = found.map(({ place }) => place);
  const shared = others.reduce<Place>(sharedStart, first ?? []);
  const [then, now] = [valueAt(before, shared), valueAt(after, shared)];
  const isMoved = Array.isArray(then) && Array.isArray(now) && now.every((item) => then.includes(item));
  const numbered = found[0]?.words.at(shared.length - (first?.length ?? 0));
  if (isMoved) return plain(shared, `moved ${quoted(numbered?.replace(/ \d+$/, ""))}`);
  return plain(shared, `changed ${found.length} fields`);
};

const sharedStart = (a: Place, b: Place): Place => {
  const end = a.findIndex((step, at) => step !== b[at]);
  return end < 0 ? a : a.slice(0, end);
};

const quoted = (name: string | undefined) => `“${name}”`;
