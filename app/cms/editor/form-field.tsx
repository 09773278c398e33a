import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PlainField } from "../fields/controls.tsx";
import { BlocksField } from "./blocks/blocks-field.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

/** The control of a field of a document. */
export const FormField = ({ form, place }: { form: Form; place: Place }) => {
  switch (form.control) {
    case "rich-text":
      return <RichTextField form={form} place={place} />;
    case "blocks":
      return <BlocksField form={form} place={place} field={FormField} />;
    default:
      return <PlainField form={form} place={place} field={FormField} />;
  }
};
