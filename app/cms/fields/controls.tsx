import type { ComponentType } from "react";
import type { Form, FormOf } from "#domain/content/fields/structure.ts";
import { type Place, placeKey } from "#domain/content/form/place.ts";
import { Icon } from "../parts/icon/icon.tsx";
import { ChoiceField, ColorField, ToggleField } from "./choice.tsx";
import { LinkField } from "./link/link.tsx";
import { ListField } from "./list/list.tsx";
import { FileField, PictureAddressField, PictureField } from "./picture.tsx";
import { ReferencesField } from "./references/references.tsx";
import { SearchPreview } from "./search-result.tsx";
import { SharedValue, useSharedFrom } from "./shared-value.tsx";
import { type FieldComponent, fieldId } from "./state/use-field.ts";
import { TagsField } from "./tags.tsx";
import { DayField, LineField, NumberField, TextField } from "./text.tsx";

/** The kinds of fields that every form may have; only the editor of documents has the others. */
export type PlainForm = Exclude<Form, { control: "address" | "rich-text" | "blocks" }>;

type Props<F extends Form> = { form: F; place: Place; field: FieldComponent };

const GroupField = ({ form, place, field: Field }: Props<FormOf<"group">>) => (
  <details className="group field-wide" id={fieldId(place)}>
    <summary className="group-head">
      <Icon name="right" />
      {form.label}
    </summary>
    <div className="fields">
      {form.fields.map(({ name, form: inner }) => (
        <Field key={name} form={inner} place={[...place, name]} />
      ))}
      {placeKey(place) === "search" && <SearchPreview />}
    </div>
  </details>
);

/** The control of each kind of field in `domain/content/fields/kinds.ts`. A kind without a line here is a type error. */
const controls: { [C in PlainForm["control"]]: ComponentType<Props<FormOf<C>>> } = {
  line: LineField,
  text: TextField,
  link: LinkField,
  picture: PictureField,
  "picture-address": PictureAddressField,
  file: FileField,
  references: ReferencesField,
  tags: TagsField,
  choice: ChoiceField,
  icon: ChoiceField,
  toggle: ToggleField,
  number: NumberField,
  day: DayField,
  color: ColorField,
  group: GroupField,
  list: ListField,
};

type SimpleProps = { form: Form; place: Place; field?: FieldComponent };

/** A field of a form without an editor of texts; `field` is what shows the fields in it, if not this. */
export const SimpleField = ({ form, place, field }: SimpleProps) => {
  const from = useSharedFrom(form);
  if (form.control === "address" || form.control === "rich-text" || form.control === "blocks") return null;
  if (from) return <SharedValue form={form} place={place} from={from} />;
  return <PlainField form={form} place={place} field={field ?? SimpleField} />;
};

export const PlainField = (props: Props<PlainForm>) => {
  const Control = controls[props.form.control] as ComponentType<Props<PlainForm>>;
  return <Control {...props} />;
};
