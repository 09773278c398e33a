import type { BlockData, BlockForm, Data, Form, NamedForm } from "./form.ts";

/** What a field holds before anybody filled it in. */
export const blank = (form: Form): unknown => {
  switch (form.control) {
    case "group":
      return blankFields(form.fields);
    case "list":
      return Array.from({ length: form.min }, () => blank(form.item));
    case "blocks":
    case "references":
      return [];
    case "switch":
      return form.initial;
    case "number":
      return form.min;
    case "choice":
    case "icon":
      return form.options[0] ?? "";
    case "rich-text":
      return { type: "doc", content: [{ type: "paragraph" }] };
    default:
      return "";
  }
};

/** A block that nobody filled in yet. */
export const blankBlock = (kind: BlockForm, id: string): BlockData => ({
  type: kind.type,
  id,
  hidden: false,
  ...blankFields(kind.fields),
});

const blankFields = (fields: NamedForm[]): Data =>
  Object.fromEntries(fields.map(({ name, form }) => [name, blank(form)]));
