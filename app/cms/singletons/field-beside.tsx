import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { SimpleField } from "../fields/controls.tsx";
import { OriginalField } from "../translations/original-field.tsx";

/** A field of Settings, and below it what the original of a translation says there. */
export const FieldBeside = ({ form, place }: { form: Form; place: Place }) => (
  <>
    <SimpleField form={form} place={place} field={FieldBeside} />
    <OriginalField form={form} place={place} />
  </>
);
