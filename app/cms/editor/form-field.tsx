import type { Form } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import { BlocksField } from "./blocks/blocks-field.tsx";
import { GroupField } from "./fields/group-field.tsx";
import { LinkField } from "./fields/link-field.tsx";
import { ListField } from "./fields/list-field.tsx";
import { PictureField } from "./fields/picture-field.tsx";
import { ReferencesField } from "./fields/references-field.tsx";
import { ChoiceField, DateField, NumberField, SwitchField } from "./fields/small-fields.tsx";
import { LineField, TextField } from "./fields/text-fields.tsx";
import { RichTextField } from "./rich-text/rich-text-field.tsx";

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
