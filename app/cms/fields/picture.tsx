import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PicturePicker } from "../media/picker/picture-picker.tsx";
import { FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

export const PictureField = ({ form, place }: { form: FormOf<"picture">; place: Place }) => {
  const { value, set, box, control } = useField<string>(form, place);
  const { onFocus, onBlur, ...attributes } = control;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which field is in use; the picker has the controls
    <div onFocus={onFocus} onBlur={onBlur} className="field-wide">
      <FieldBox {...box}>
        <PicturePicker {...attributes} value={value ?? ""} onChange={set} required={form.required} />
      </FieldBox>
    </div>
  );
};
