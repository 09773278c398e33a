import * as z from "zod";
import { EMAIL_LENGTH, isEmailAddress } from "../../../formats/email-address.ts";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind, type Mark, markedWhole } from "./kind.ts";

/** `unread`: pages use it, as the name of a file, and show it to nobody. */
export type LineForm = FieldBase & {
  control: "line";
  max: number;
  required: boolean;
  email?: true;
  unread?: boolean;
};

export type TextOptions = { max?: number; help?: string; optional?: boolean; naming?: boolean; example?: string };

/** A text that may be left out parses to "". */
export type TextSchema<O extends TextOptions> = O extends { optional: true } ? z.ZodDefault<z.ZodString> : z.ZodString;

const boundedText = (max: number, optional: boolean) => {
  const text = z.string().trim().max(max, `At most ${max} characters`);
  return optional ? text.default("") : text.min(1, "This field is required");
};

/** One line of plain text. `max` counts characters. */
export const line = <O extends TextOptions & Pick<LineForm, "unread">>(
  label: string,
  options: O = {} as O,
): TextSchema<O> => {
  const { max = 120, optional = false, help, naming, example, unread } = options;
  const form: LineForm = { control: "line", label, help, naming, example, max, required: !optional, unread };
  return field(boundedText(max, optional), form) as TextSchema<O>;
};

/** One email address. */
export const email = <O extends Pick<TextOptions, "help" | "optional">>(
  label: string,
  options: O = {} as O,
): TextSchema<O> => {
  const { help, optional = false } = options;
  const form: LineForm = { control: "line", label, help, max: EMAIL_LENGTH, required: !optional, email: true };
  const isRight = (text: string) => (optional && text === "") || isEmailAddress(text);
  const schema = z.string().max(EMAIL_LENGTH).refine(isRight, "Write a full address, such as info@example.com");
  return field(optional ? schema.default("") : schema, form) as TextSchema<O>;
};

/** `best` is the recommended number of characters, from and to. */
export type TextForm = FieldBase & { control: "text"; max: number; required: boolean; best?: [number, number] };

/** Plain text in paragraphs; an empty line starts a new one. `max` counts characters. */
export const text = <O extends TextOptions & Pick<TextForm, "best">>(
  label: string,
  options: O = {} as O,
): TextSchema<O> => {
  const { max = 600, optional = false, help, naming, example, best } = options;
  const form: TextForm = { control: "text", label, help, naming, example, max, required: !optional, best };
  return field(boundedText(max, optional), form) as TextSchema<O>;
};

const plainText: Kind<FieldBase & { control: "line" | "text" }> = {
  blank: () => "",
  fit: (_, value) => textOf(value),
  words: textOf,
  text: textOf,
  translated: true,
};

/** What parts paragraphs, between them: every second piece. */
const BETWEEN = /(\n\s*\n)/;

const markedParagraphs = (_: unknown, value: unknown, mark: Mark): string =>
  textOf(value)
    .split(BETWEEN)
    .map((piece, at) => (at % 2 === 1 || piece.trim() === "" ? piece : mark(piece, at / 2)))
    .join("");

/** Where a paragraph of a plain text begins, in characters. */
export const startOfParagraph = (text: string, paragraph: number): number =>
  text
    .split(BETWEEN)
    .slice(0, 2 * paragraph)
    .join("").length;

export const lineKind: Kind<LineForm> = {
  ...plainText,
  marked: (form, value, mark) => (form.unread ? value : markedWhole(form, value, mark)),
};
export const textKind: Kind<TextForm> = { ...plainText, marked: markedParagraphs };
