import type { Form } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PlainField } from "../fields/controls.tsx";
import { SharedValue, useSharedFrom } from "../fields/shared-value.tsx";
import { OriginalField } from "../translations/original-field.tsx";

/** A field of Settings, and below it what the original of a translation says there. */
export const FieldBeside = ({ form, place }: { form: Form; place: Place }) => {
  const from = useSharedFrom(form);
  if (form.control === "address" || form.control === "rich-text" || form.control === "blocks") return null;
  if (from) return <SharedValue form={form} place={place} from={from} />;
  return (
    <>
      <PlainField form={form} place={place} field={FieldBeside} />
      <OriginalField form={form} place={place} />
    </>
  );
};
