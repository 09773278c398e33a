import type { Form } from "#domain/content/form/form.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PlainField } from "../fields/plain-field.tsx";

/** The control of a field of the settings, which have neither rich text nor blocks. */
export const SettingsField = ({ form, place }: { form: Form; place: Place }) =>
  form.control === "rich-text" || form.control === "blocks" ? null : (
    <PlainField form={form} place={place} field={SettingsField} />
  );
