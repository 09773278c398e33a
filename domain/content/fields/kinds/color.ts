import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type ColorForm = FieldBase & { control: "color"; initial: string };

const COLOR = /^#[0-9a-f]{6}$/i;

export const isColor = (value: unknown): value is string => COLOR.test(textOf(value));

/** A color as `#` and six hexadecimal digits. Its contrast is not checked: `app/ui/styles/tokens.css` keeps text in it at 7:1. */
export const color = (label: string, initial: string, help?: string) => {
  const form: ColorForm = { control: "color", label, help, initial };
  return field(z.string().regex(COLOR, "Write the color as # and six digits, such as #0f5c4d"), form);
};

export const colorKind: Kind<ColorForm> = {
  blank: ({ initial }) => initial,
  // It goes into the style sheet of every page, so nothing else may pass.
  fit: ({ initial }, value) => (isColor(value) ? value : initial),
  words: textOf,
};
