import * as z from "zod";
import { textOf } from "../../../json.ts";

export type FieldBase = {
  label: string;
  help?: string;
  /** Items, blocks and documents are called by the words of this field, where it has any. */
  naming?: boolean;
  /** Stands folded away with its neighbors of this kind: it is filled in once, and the text below is written for hours. */
  aside?: boolean;
  /** What says the same in every language, as a name or a number does: translations have that of their original. Unsaid, its kind decides. */
  shared?: boolean;
  /** What stands in it in a new block, to be written over: it can't be published. */
  example?: string;
};

export type NameOf = (id: string) => string;

/** All about a kind of field but its control. `F` is what the schema says of one. Values are of drafts and older schemas, so they can be anything. */
export type Kind<F extends FieldBase & { control: string }> = {
  /** What a new field holds. `today` is the day in the office as YYYY-MM-DD, "" where that does not matter. */
  blank: (form: F, today: string) => unknown;
  /** `value` where a page can show it, otherwise what comes nearest; too long or empty is shown as it is. */
  fit: (form: F, value: unknown) => unknown;
  words: (value: unknown, nameOf: NameOf) => string;
  /** What is there, where it holds no text: "Picture: The coast at dawn". `nameOf` gives "" for what it does not know. */
  shows?: (value: unknown, nameOf: NameOf) => string;
  /** Each language has its own. */
  translated?: true;
  /** The plain words that visitors read and search finds. */
  text?: (value: unknown) => string;
  pictures?: (value: unknown) => string[];
  /** The ids of files that visitors download. */
  files?: (value: unknown) => string[];
  links?: (value: unknown) => string[];
  references?: (value: unknown) => string[];
  isGap?: (value: unknown) => boolean;
  /** The value, each of its parts that pages show by itself with a mark. Kinds without it can't be told from what pages show. */
  marked?: (form: F, value: unknown, mark: Mark) => unknown;
};

/** What a mark is put on: a text, the id of a picture or an address, and which part of the value it is, from 0 on. */
export type Mark = (shown: string, part: number) => string;

const forms = z.registry<FieldBase & { control: string }>();

/** Notes on a schema which field it is. A schema that is changed afterwards (`.optional()`, `.max()`) is another one. */
export const field = <T extends z.ZodType>(schema: T, form: FieldBase & { control: string }): T => {
  forms.add(schema, form);
  return schema;
};

export const notedOn = (schema: z.core.$ZodType): (FieldBase & { control: string }) | undefined => forms.get(schema);

const noted = <T extends z.ZodType>(schema: T, more: Pick<FieldBase, "aside" | "shared">): T => {
  const form = notedOn(schema);
  return form ? field(schema, { ...form, ...more }) : schema;
};

/** Notes on a schema that its field stands folded away in the editor. */
export const aside = <T extends z.ZodType>(schema: T): T => noted(schema, { aside: true });

/** Notes on a schema that all languages have the same in its field. */
export const shared = <T extends z.ZodType>(schema: T): T => noted(schema, { shared: true });

/** Notes on a schema that each language has its own in its field, though its kind holds no words: a picture with words in it. */
export const ownInEach = <T extends z.ZodType>(schema: T): T => noted(schema, { shared: false });

/** The id or address that a value is; none of an empty one. */
export const oneIn = (value: unknown): string[] => (textOf(value) === "" ? [] : [textOf(value)]);

/** `words` and `shows` of kinds whose value is the id of one thing; `what` says which. */
export const saidByName = (what: string) => ({
  words: (value: unknown, nameOf: NameOf): string => (textOf(value) === "" ? "" : nameOf(textOf(value))),
  shows: (value: unknown, nameOf: NameOf): string =>
    textOf(value) === "" ? "" : withName(what, nameOf(textOf(value))),
});

/** What something is, and its name where it is known. */
export const withName = (what: string, name: string): string => (name === "" ? what : `${what}: ${name}`);

/** `marked` of kinds whose value is shown in one piece. */
export const markedWhole = (_: unknown, value: unknown, mark: Mark): unknown =>
  textOf(value) === "" ? value : mark(textOf(value), 0);
