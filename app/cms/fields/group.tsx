import type { FormOf } from "#domain/content/fields/structure.ts";
import { type Place, placeKey } from "#domain/content/form/place.ts";
import { Icon } from "../parts/icon.tsx";
import { SearchPreview } from "./search-preview.tsx";
import type { FieldComponent } from "./use-field.ts";
import { fieldId } from "./use-field.ts";

type Props = { form: FormOf<"group">; place: Place; field: FieldComponent };

/** A named group of fields, closed until somebody needs it. */
export const GroupField = ({ form, place, field: Field }: Props) => (
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
