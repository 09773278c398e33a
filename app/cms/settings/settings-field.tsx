import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PlainField } from "../fields/controls.tsx";

/** The control of a field of the settings, which have neither rich text nor blocks. */
export const SettingsField = ({ form, place }: { form: Form; place: Place }) =>
  form.control === "rich-text" || form.control === "blocks" ? null : (
    <PlainField form={form} place={place} field={SettingsField} />
  );
