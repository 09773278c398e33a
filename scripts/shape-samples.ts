import type { LeafForm } from "#domain/content/fields/kinds.ts";

type Bare<F> = F extends LeafForm ? Omit<F, "label" | "help" | "naming" | "aside" | "example"> : never;

/** A form without its words. */
export type LockedForm =
  | { group: LockedFields }
  | { list: LockedForm; min: number; max: number }
  | { blocks: Record<string, LockedFields>; max: number }
  | Bare<LeafForm>;

export type LockedFields = { [name: string]: LockedForm };

/** The kinds of nodes and marks that a rich text may hold, and the fields of those that are cards. */
export type LockedText = { nodes: readonly string[]; marks: readonly string[]; cards: Record<string, LockedFields> };

/** As many documents as it takes for each field to hold each of its samples: the least, the most, each choice. */
export const samplesOf = (fields: LockedFields, richText: LockedText, isKept: Turn["isKept"]): object[] =>
  Array.from({ length: MOST_SAMPLES }, (_, turn) => group(fields, { turn, isKept, richText }));

/** As many as the longest list of choices has, and a few. */
const MOST_SAMPLES = 40;

type Turn = { turn: number; isKept: (block: string) => boolean; richText: LockedText };

const group = (fields: LockedFields, turn: Turn): object =>
  Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, sample(form, turn)]));

const sample = (form: LockedForm, turn: Turn): unknown => {
  if ("group" in form) return group(form.group, turn);
  if ("list" in form) {
    const length = turn.turn === 0 ? form.min : turn.turn === 1 ? form.max : Math.max(1, form.min);
    return Array.from({ length }, () => sample(form.list, turn));
  }
  if ("blocks" in form)
    return Object.entries(form.blocks)
      .filter(([type]) => turn.isKept(type))
      .map(([type, fields], at) => ({ type, id: `b${at}`, hidden: false, ...group(fields, turn) }));
  const own = (leaves[form.control] as (leaf: LockedForm, richText: LockedText) => unknown[])(form, turn.richText);
  return own[turn.turn % own.length];
};

const text = ({ required, max }: { required: boolean; max: number }) => [required ? "a" : "", "a".repeat(max)];

const leaves: {
  [C in LeafForm["control"]]: (form: Bare<Extract<LeafForm, { control: C }>>, richText: LockedText) => unknown[];
} = {
  line: (form) => (form.email ? ["a@b.cc"] : text(form)),
  text,
  address: ({ prefix, max }) => [`${prefix}a`, prefix + "a".repeat(max - prefix.length)],
  link: ({ required, video }) =>
    video ? ["https://vimeo.com/10000"] : [required ? "/a" : "", "https://example.com/a"],
  picture: ({ required }) => [required ? "a" : "", "a".repeat(80)],
  "picture-address": () => ["", "/a"],
  file: () => ["a", "a".repeat(80)],
  references: () => [[], ["a"]],
  tags: ({ max }) => [[], Array.from({ length: max }, (_, at) => `a${at}`)],
  choice: ({ options }) => [...options],
  icon: ({ options }) => [...options],
  toggle: () => [true, false],
  number: ({ min, max }) => [min, max],
  day: () => ["2026-01-31"],
  color: () => ["#0f5c4d"],
  "rich-text": (_, richText) => Array.from({ length: MOST_CARDS }, (_, turn) => words(richText, turn)),
};

/** As many as the longest list of choices of a card has, and one. */
const MOST_CARDS = 5;

const words = (richText: LockedText, turn: number) => {
  const { nodes, marks, cards } = richText;
  const text = { type: "text", text: "a", marks: marks.map((type) => ({ type })) };
  const inner = nodes.filter((type) => type !== "doc" && type !== "text");
  const attrs = (type: string) => ({ attrs: group(cards[type] ?? {}, { turn, isKept: () => true, richText }) });
  return { type: "doc", content: inner.map((type) => ({ type, ...(cards[type] && attrs(type)), content: [text] })) };
};
