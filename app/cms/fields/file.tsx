import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { fileWords } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { FromLibrary } from "../media/picker/from-library.tsx";
import { usePicture } from "../media/picker/use-pictures.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { Icon } from "../parts/icon.tsx";
import { useField } from "./use-field.ts";

export const FileField = ({ form, place }: { form: FormOf<"file">; place: Place }) => {
  const { value = "", set, box, control } = useField<string>(form, place);
  const { id, onFocus, onBlur, "aria-describedby": describedBy, "aria-invalid": isInvalid } = control;
  const { picture: file, know } = usePicture(value);
  const verb = value ? "Change file" : "Choose file";
  const pick = (picked: PictureItem) => {
    know(picked);
    set(picked.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which field is in use; the picker has the controls
    <div onFocus={onFocus} onBlur={onBlur} className="field-wide">
      <FieldBox {...box}>
        <div className={isInvalid ? "picker picker-file is-invalid" : "picker picker-file"}>
          <Icon name="document" />
          <div className="picker-text">
            <Picked value={value} file={file} />
            <div className="picker-do">
              <FromLibrary
                id={id}
                aria-label={file ? `${verb}: ${file.name}` : verb}
                aria-describedby={describedBy}
                only="file"
                chosen={value}
                pick={pick}
              >
                {verb}
              </FromLibrary>
            </div>
          </div>
        </div>
      </FieldBox>
    </div>
  );
};

const Picked = ({ value, file }: { value: string; file: PictureItem | null | undefined }) => {
  if (!value) return <p className="mute small">No file</p>;
  if (file === undefined) return <p className="mute small">Loading…</p>;
  if (file === null) return <p className="field-error">This file is no longer in the library</p>;
  return (
    <>
      <p className="cut picker-name">{file.name}</p>
      <p className="small mute num">{fileWords({ bytes: file.bytes, pages: file.frames })}</p>
    </>
  );
};
