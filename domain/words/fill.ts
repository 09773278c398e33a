import { type Language, languages } from "../languages.ts";

/** A text in the forms that a language has for numbers, such as "one" and "other". */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form for a number. */
export const formFor = (count: number, text: Plural, language: Language): string =>
  text[new Intl.PluralRules(languages[language].locale).select(count)] ?? text.other;

/** Puts the values in place of `{name}`; a name without a value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(Object.hasOwn(values, name) ? values[name] : whole));
