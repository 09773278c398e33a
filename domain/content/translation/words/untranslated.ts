import { kindOf, type LeafForm } from "../../fields/kinds.ts";
import { type Form, isLeaf } from "../../fields/structure.ts";
import { type Field, rootField } from "../../form/fields-in.ts";
import { withValue } from "../../form/place.ts";
import { withoutWords } from "./cards-of-text.ts";
import { isShared } from "./shared.ts";

/** A field that holds a value itself. */
type Leaf = Field & { form: LeafForm };

const holdsValue = (field: Field): field is Leaf => isLeaf(field.form);

/** What each language has a value of its own for: texts, links and addresses, in the order of the form. */
export const ownFieldsIn = (field: Field): Leaf[] => {
  if (isShared(field.form)) return [];
  return holdsValue(field) ? [field] : field.parts.flatMap(ownFieldsIn);
};

/** A value of an original as a translation begins with it: texts and addresses blank, rich texts with their parts, links as they are, all else the same. */
export const untranslated = <T>(form: Form, value: T): T =>
  ownFieldsIn(rootField(form, value)).reduce(
    (data, { form: own, place, value: one }) => withValue(data, place, begun(own, one)),
    value,
  );

const begun = (form: LeafForm, value: unknown): unknown => {
  if (form.control === "link") return value;
  return form.control === "rich-text" && value ? withoutWords(value) : kindOf(form).blank(form, "");
};
