import * as z from "zod";
import { type ChoiceForm, choiceKind } from "../kinds/choice.ts";
import { type FileForm, fileKind } from "../kinds/file.ts";
import { type Kind, type Mark, type NameOf, notedOn, withName } from "../kinds/kind.ts";
import { type LinkForm, linkKind } from "../kinds/link.ts";
import { type PictureForm, pictureKind } from "../kinds/picture.ts";
import { type LineForm, lineKind, type TextForm, textKind } from "../kinds/text.ts";

type CardForms = {
  line: LineForm;
  text: TextForm;
  link: LinkForm;
  picture: PictureForm;
  file: FileForm;
  choice: ChoiceForm;
};

export type CardForm = CardForms[keyof CardForms];

/** The kinds of field that a card may have: each is a string. */
const kinds: { [C in keyof CardForms]: Kind<CardForms[C]> } = {
  line: lineKind,
  text: textKind,
  link: linkKind,
  picture: pictureKind,
  file: fileKind,
  choice: choiceKind,
};

const kindOf = <C extends keyof CardForms>(form: CardForms[C] & { control: C }): Kind<CardForms[C]> =>
  kinds[form.control];

type Fields = { [name: string]: z.ZodType<string> };

/** A part of a rich text that has fields of its own. All that is to know of it follows from this, but how it looks. */
export type Card<S extends Fields = Fields> = {
  label: string;
  schema: z.ZodObject<S>;
  fields: { name: string; form: CardForm }[];
  /** The parts of the text that it holds, as ProseMirror writes it; undefined for one that is its fields alone. */
  holds?: string;
};

/** Throws for a field of another kind. */
export const card = <S extends Fields>(label: string, shape: S, holds?: string): Card<S> => {
  const fields = Object.entries(shape).map(([name, schema]) => {
    const form = notedOn(schema) as CardForm | undefined;
    if (!form || !(form.control in kinds)) throw new Error(`${label}: no card can hold the field ${name}`);
    return { name, form };
  });
  return { label, schema: z.object(shape), fields, holds };
};

type Values = Record<string, unknown> | undefined;

/** What a page shows of the fields, whatever they hold. Never throws. */
export const fitCard = <S extends Fields>({ fields }: Card<S>, values: Values): { [K in keyof S]: string } =>
  Object.fromEntries(
    fields.map(({ name, form }) => [name, kindOf(form).fit(form, values?.[name] ?? kindOf(form).blank(form, ""))]),
  ) as { [K in keyof S]: string };

export const blankCard = (card: Card): Record<string, string> => fitCard(card, {});

/** What stands in the way of publishing, each with the name of its field. */
export const cardIssues = (card: Card, values: Values): { name: string; message: string }[] => {
  const { error } = card.schema.safeParse({ ...blankCard(card), ...values });
  return (error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message }));
};

type Finds = "text" | "pictures" | "files" | "links";

/** The words that visitors read, the ids of pictures or files, or the links in its fields. */
export const foundInCard = ({ fields }: Card, finds: Finds, values: Values): string[] =>
  fields.flatMap(({ name, form }) => kindOf(form)[finds]?.(values?.[name]) ?? []).filter(Boolean);

/** Its fields in words, for comparing versions. */
export const cardWords = ({ fields }: Card, values: Values, nameOf: NameOf): string =>
  fields
    .map(({ name, form }) => kindOf(form).words(values?.[name], nameOf))
    .filter(Boolean)
    .join(" · ");

/** Its kind, and what tells it from others of its kind: "Picture: The coast at dawn". */
export const cardShows = ({ label, fields }: Card, values: Values, nameOf: NameOf): string => {
  const told = fields.filter(({ form }) => form.control !== "choice");
  const words = told.map(({ name, form }) => kindOf(form).words(values?.[name], nameOf));
  return withName(label, words.find(Boolean) ?? "");
};

/** What all languages have the same in its fields. */
export const sharedInCard = ({ fields }: Card, values: Values): Record<string, unknown> =>
  Object.fromEntries(fields.filter(({ form }) => !kindOf(form).translated).map(({ name }) => [name, values?.[name]]));

/** The values as a translation begins with them: without words, links as they are. */
export const blankWords = ({ fields }: Card, values: Values): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    fields
      .filter(({ form }) => kindOf(form).text !== undefined)
      .map(({ name, form }) => [name, kindOf(form).blank(form, "")]),
  ),
});

/** The values with a mark on each that a page shows by itself. */
export const markedCard = ({ fields }: Card, values: Values, mark: Mark): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(
    fields.map(({ name, form }) => [name, kindOf(form).marked?.(form, values?.[name], mark) ?? values?.[name]]),
  ),
});
