import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PicturePicker } from "../media/picker/picture-picker.tsx";
import { described, FieldBox } from "../parts/field-box.tsx";
import { useField } from "./use-field.ts";

/** A picture of the media library. */
export const PictureField = ({ form, place }: { form: FormOf<"picture">; place: Place }) => {
  const { id, value, set, error, enter, leave } = useField<string>(place);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which field is in use; the picker has the controls
    <div onFocus={enter} onBlur={leave} className="field-wide">
      <FieldBox id={id} label={form.label} help={form.help} error={error}>
        <PicturePicker
          id={id}
          value={value ?? ""}
          onChange={set}
          required={form.required}
          {...described(id, { help: form.help, error })}
        />
      </FieldBox>
    </div>
  );
};
