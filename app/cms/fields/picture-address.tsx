import { useState } from "react";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { PickerDialog } from "../media/picker/picker-dialog.tsx";
import { FieldBox } from "../parts/field-box.tsx";
import { Icon } from "../parts/icon.tsx";
import { useField } from "./use-field.ts";

/** The address of a picture, typed, or taken from the library or an upload on the spot. */
export const PictureAddressField = ({ form, place }: { form: FormOf<"picture-address">; place: Place }) => {
  const { value, set, box, control } = useField<string>(form, place);
  const [open, setOpen] = useState(false);
  const pick = (address: string) => {
    set(address);
    setOpen(false);
  };
  return (
    <>
      <FieldBox {...box}>
        <input
          {...control}
          className="input"
          value={value ?? ""}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      </FieldBox>
      <div className="library-do">
        <button type="button" className="btn btn-small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="media" />
          Choose from the library
        </button>
        <PickerDialog open={open} close={() => setOpen(false)} chosen="" onPick={({ src }) => pick(src)} />
      </div>
    </>
  );
};
