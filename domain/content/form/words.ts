import type { NameOf } from "../fields/kinds/kind.ts";
import { kindOf } from "../fields/kinds.ts";
import { withoutSigns } from "../fields/rich-text/rich-text.ts";
import type { Form } from "../fields/structure.ts";
import { type Field, isHiddenSwitch, rootField } from "./fields-in.ts";

const sameName: NameOf = (id) => id;

/** A value as staff read it, one field per line; "" for nothing. Rich text comes with the signs of its marks. */
export const wordsOf = (form: Form, value: unknown, nameOf: NameOf = sameName): string =>
  linesOf(rootField(form, value), nameOf).join("\n");

const linesOf = (field: Field, nameOf: NameOf): string[] => {
  const { form, value, parts } = field;
  if (form.control === "group" || form.control === "list" || form.control === "blocks")
    return parts.filter((part) => !isHiddenSwitch(part)).flatMap((part) => linesOf(part, nameOf));
  const words = kindOf(form).words(value, nameOf);
  return words === "" ? [] : [words];
};

const SHOWN = 160;

/** What staff call an item, a block or a document: its naming field, else the first that holds text, else the first that holds anything. */
export const titleOf = (form: Form, value: unknown): string =>
  (textIn(rootField(form, value)) || withoutSigns(wordsOf(form, value))).split("\n")[0]?.slice(0, SHOWN) ?? "";

const textIn = (field: Field): string => {
  const { form, value, parts } = field;
  if (form.control !== "group" && form.control !== "list" && form.control !== "blocks")
    return kindOf(form).text?.(value) ?? "";
  const naming = parts.filter((part) => part.form.naming).map(textIn);
  return [...naming, ...(naming.some(Boolean) ? [] : parts.map(textIn))].find(Boolean) ?? "";
};

/** A value in one line: texts as they are, lists by what their items are called; "" for nothing. */
export const inOneLine = (form: Form, value: unknown, nameOf: NameOf = sameName): string => {
  const { parts } = rootField(form, value);
  const words =
    form.control === "list"
      ? parts.map((part) => titleOf(part.form, part.value)).join(", ")
      : withoutSigns(wordsOf(form, value, nameOf));
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
};
