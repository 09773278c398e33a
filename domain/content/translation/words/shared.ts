import type { DataOf, DocumentType } from "../../document-types.ts";
import { kindOf } from "../../fields/kinds.ts";
import type { Data, Form } from "../../fields/structure.ts";
import { formOf } from "../../form/document-form.ts";

/** Whether a field says the same in all languages: as its schema says, else what is no text, link or address. */
export const isShared = (form: Form): boolean => {
  if (form.shared !== undefined) return form.shared;
  switch (form.control) {
    case "group":
      return form.fields.every((part) => isShared(part.form));
    case "list":
      return isShared(form.item);
    case "blocks":
      return false;
    default:
      return kindOf(form).translated !== true;
  }
};

/** The data of a translation with what all languages share as it stands in the original, but for what lies in lists. */
export const withShared = <T extends DocumentType>(type: T, own: DataOf<T>, original: DataOf<T>): DataOf<T> =>
  own === original ? own : (sharedIn(formOf(type), own, original) as DataOf<T>);

const sharedIn = (form: Form, own: unknown, original: unknown): unknown => {
  if (isShared(form)) return original;
  if (form.control !== "group") return own;
  const [mine, theirs] = [own as Data, original as Data];
  return {
    ...mine,
    ...Object.fromEntries(form.fields.map(({ name, form: part }) => [name, sharedIn(part, mine[name], theirs[name])])),
  };
};
