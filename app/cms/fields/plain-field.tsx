import type { Form } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { FieldComponent } from "./field-component.ts";
import { GroupField } from "./group-field.tsx";
import { LinkField } from "./link-field.tsx";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ReferencesField } from "./references-field.tsx";
import { ChoiceField, DateField, NumberField, SwitchField } from "./small-fields.tsx";
import { LineField, TextField } from "./text-fields.tsx";

/** The kinds of fields that every form may have; only the editor of documents has the others. */
export type PlainForm = Exclude<Form, { control: "rich-text" | "blocks" }>;

type Props = { form: PlainForm; place: Place; field: FieldComponent };

/** The control of a field, by the kind that its schema names. A kind without a line here is a type error. */
export const PlainField = ({ form, place, field }: Props) => {
  switch (form.control) {
    case "line":
      return <LineField form={form} place={place} />;
    case "text":
      return <TextField form={form} place={place} />;
    case "link":
      return <LinkField form={form} place={place} />;
    case "picture":
      return <PictureField form={form} place={place} />;
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
      return <GroupField form={form} place={place} field={field} />;
    case "list":
      return <ListField form={form} place={place} field={field} />;
    default:
      return form satisfies never;
  }
};
