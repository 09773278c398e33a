import * as z from "zod";
import { textOf } from "../../../json.ts";
import { type FieldBase, field, type Kind } from "./kind.ts";

export type ChoiceForm = FieldBase & { control: "choice"; options: readonly string[] };

export const choice = <const T extends readonly [string, ...string[]]>(label: string, options: T, help?: string) => {
  const form: ChoiceForm = { control: "choice", label, help, options };
  return field(z.enum(options, "Choose one of the list"), form);
};

/** A choice that content may be written without: it is the first option then. */
export const choiceOrFirst = <const T extends readonly [string, ...string[]]>(label: string, options: T) => {
  const form: ChoiceForm = { control: "choice", label, options };
  return field(z.enum(options, "Choose one of the list").default(options[0] as T[number]), form);
};

type OptionsForm = FieldBase & { control: string; options: readonly string[] };

/** The kind of fields whose value is one of the options of their form. */
export const oneOfOptions = <F extends OptionsForm>(): Kind<F> => ({
  blank: ({ options }) => options[0] ?? "",
  fit: ({ options }, value) => (options.includes(textOf(value)) ? value : (options[0] ?? "")),
  words: textOf,
});

export const choiceKind: Kind<ChoiceForm> = oneOfOptions();
