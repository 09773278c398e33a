import type { Form } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import { BlocksField } from "../blocks/blocks-field.tsx";
import { RichTextField } from "../rich-text/rich-text-field.tsx";
import { GroupField } from "./group-field.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ReferencesField } from "./references-field.tsx";
import { ChoiceField, DateField, NumberField, SwitchField } from "./small-fields.tsx";
import { LineField, TextField } from "./text-fields.tsx";

/** The control of a field, by the kind that its schema names. A kind without a line here is a type error. */
export const FormField = ({ form, place }: { form: Form; place: Place }) => {
  switch (form.control) {
    case "line":
      return <LineField form={form} place={place} />;
    case "text":
      return <TextField form={form} place={place} />;
    case "link":
      return <LinkField form={form} place={place} />;
    case "picture":
      return <PictureField form={form} place={place} />;
    case "rich-text":
      return <RichTextField form={form} place={place} />;
    case "date":
      return <DateField form={form} place={place} />;
    case "switch":
      return <SwitchField form={form} place={place} />;
    case "number":
      return <NumberField form={form} place={place} />;
    case "choice":
    case "icon":
      return <ChoiceField form={form} place={place} />;
    case "references":
      return <ReferencesField form={form} place={place} />;
    case "group":
      return <GroupField form={form} place={place} field={FormField} />;
    case "list":
      return <ListField form={form} place={place} field={FormField} />;
    case "blocks":
      return <BlocksField form={form} place={place} field={FormField} />;
    default:
      return form satisfies never;
  }
};
