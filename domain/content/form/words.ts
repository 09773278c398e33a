import { longDate } from "../../time/local-time.ts";
import type { NameOf } from "../fields/kinds/kind.ts";
import { kindOf, type LeafForm } from "../fields/kinds.ts";
import { withoutSigns } from "../fields/rich-text/rich-text.ts";
import { type Form, isLeaf } from "../fields/structure.ts";
import { type Field, isHiddenSwitch, rootField } from "./fields-in.ts";

const sameName: NameOf = (id) => id;

/** A value as staff read it, one field per line; "" for nothing. Rich text comes with the signs of its marks. */
export const wordsOf = (form: Form, value: unknown, nameOf: NameOf = sameName): string =>
  linesOf(rootField(form, value), nameOf).join("\n");

const linesOf = (field: Field, nameOf: NameOf): string[] => {
  const { form, value, parts } = field;
  if (!isLeaf(form)) return parts.filter((part) => !isHiddenSwitch(part)).flatMap((part) => linesOf(part, nameOf));
  const words = kindOf(form).words(value, nameOf);
  return words === "" ? [] : [words];
};

const SHOWN = 160;

/** What staff call an item, a block or a document: its naming field, else the first that holds text, else what else there is to see, else the first value. */
export const titleOf = (form: Form, value: unknown, nameOf: NameOf = unnamed): string => {
  const field = rootField(form, value);
  const words = textIn(field) || firstOf(field, shownBy(nameOf)) || firstOf(field, valueIn);
  return words.split("\n")[0]?.slice(0, SHOWN) ?? "";
};

const unnamed: NameOf = () => "";

type Said = (form: LeafForm, value: unknown) => string;

const shownBy =
  (nameOf: NameOf): Said =>
  (form, value) =>
    kindOf(form).shows?.(value, nameOf) ?? "";

const valueIn: Said = (form, value) => (kindOf(form).shows ? "" : kindOf(form).words(value, sameName));

const firstOf = (field: Field, said: Said): string => {
  const { form, value, parts } = field;
  if (isLeaf(form)) return said(form, value);
  const shown = parts.filter((part) => !isHiddenSwitch(part));
  return shown.map((part) => firstOf(part, said)).find(Boolean) ?? "";
};

const textIn = (field: Field): string => {
  const { form, value, parts } = field;
  if (isLeaf(form)) return kindOf(form).text?.(value) ?? "";
  const naming = parts.filter((part) => part.form.naming).map(textIn);
  return [...naming, ...(naming.some(Boolean) ? [] : parts.map(textIn))].find(Boolean) ?? "";
};

/** A value in one line: texts as they are, days in words, lists by what their items are called; "" for nothing. */
export const inOneLine = (form: Form, value: unknown, nameOf: NameOf = sameName): string => {
  const { parts } = rootField(form, value);
  if (form.control === "list") return cut(parts.map((part) => titleOf(part.form, part.value)).join(", "));
  const words = withoutSigns(wordsOf(form, value, nameOf));
  return cut(form.control === "day" ? longDate(words) : words);
};

const cut = (words: string): string => (words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words);
