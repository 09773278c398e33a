import { oneLine } from "../../formats/one-line.ts";
import { textOf } from "../../json.ts";
import { kindOf } from "../fields/kinds.ts";
import { paragraphsOf } from "../fields/rich-text/rich-text-node.ts";
import type { BlockData, BlockForm, Form, NamedForm } from "../fields/structure.ts";
import { blank } from "./document-form.ts";
import type { Field } from "./fields-in.ts";

/** What a field of a new block holds: its example where the schema has one, else what any new field does. */
const exampleIn = (form: Form): unknown => {
  switch (form.control) {
    case "group":
      return exampleFields(form.fields);
    case "list":
      return Array.from({ length: form.examples }, () => exampleIn(form.item));
    case "rich-text":
      return form.example === undefined ? blank(form) : paragraphsOf(form.example);
    default:
      return form.example ?? blank(form);
  }
};

const exampleFields = (fields: NamedForm[]) =>
  Object.fromEntries(fields.map(({ name, form }) => [name, exampleIn(form)]));

export const exampleBlock = (kind: BlockForm, id: string): BlockData => ({
  type: kind.type,
  id,
  hidden: false,
  ...exampleFields(kind.fields),
});

/** Whether a value still says the example of its field; a longer text, whether any paragraph of it is left. */
export const isExample = (form: Form, value: unknown): boolean => {
  if (form.example === undefined) return false;
  if (form.control === "line") return oneLine(textOf(value)) === form.example;
  const words = oneLine(form.control === "rich-text" ? (kindOf(form).text?.(value) ?? "") : textOf(value));
  return form.example.split(/\n\s*\n/).some((paragraph) => words.includes(paragraph));
};

/** The fields that visitors would read an example in. */
export const examplesIn = (fields: Field[]): Field[] =>
  fields.filter(({ form, value, hidden }) => !hidden && isExample(form, value));
