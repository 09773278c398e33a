import { type DocumentType, documentTypes } from "../document-types.ts";
import { kindOf } from "../fields/kinds.ts";
import { type Data, describe, type Form, type FormOf, type NamedForm } from "../fields/structure.ts";

const forms = new WeakMap<object, FormOf<"group">>();

export const formOf = (type: DocumentType): FormOf<"group"> => {
  const schema = documentTypes[type];
  const form = forms.get(schema) ?? describe(schema);
  if (form.control !== "group") throw new Error(`${type} is no object`);
  forms.set(schema, form);
  return form;
};

export const referredTypes = (type: DocumentType): DocumentType[] => [...new Set(referredIn(formOf(type)))];

const referredIn = (form: Form): DocumentType[] => {
  switch (form.control) {
    case "group":
      return form.fields.flatMap((named) => referredIn(named.form));
    case "list":
      return referredIn(form.item);
    case "blocks":
      return form.kinds.flatMap(referredIn);
    case "references":
      return [form.of as DocumentType];
    default:
      return [];
  }
};

/** Whether documents of a type are found by tags. */
export const hasTags = (type: DocumentType): boolean => formOf(type).fields.some(({ form }) => form.control === "tags");

/** What a field holds before anybody filled it in. `today` is the day as YYYY-MM-DD for fields that begin with it. */
export const blank = (form: Form, today = ""): unknown => {
  switch (form.control) {
    case "group":
      return blankFields(form.fields, today);
    case "list":
      return Array.from({ length: form.min }, () => blank(form.item, today));
    case "blocks":
      return [];
    default:
      return kindOf(form).blank(form, today);
  }
};

/** What a new document of a type starts with: a draft that is not complete yet. */
export const blankDocument = (type: DocumentType, today: string): Data => blankFields(formOf(type).fields, today);

const blankFields = (fields: NamedForm[], today: string): Data =>
  Object.fromEntries(fields.map(({ name, form }) => [name, blank(form, today)]));
