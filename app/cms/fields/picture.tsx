import { Picture } from "#app/ui/picture.tsx";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { FromLibrary } from "../media/picker/from-library.tsx";
import { usePicture } from "../media/picker/use-pictures.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { asText, BoxedInput, verbatim } from "./text.tsx";
import { useField } from "./use-field.ts";

export const PictureField = ({ form, place }: { form: FormOf<"picture">; place: Place }) => {
  const { value = "", set, box, control } = useField<string>(form, place);
  const { id, onFocus, onBlur, "aria-describedby": describedBy, "aria-invalid": isInvalid } = control;
  const { picture, know } = usePicture(value);
  const verb = value ? "Change picture" : "Choose picture";
  const pick = (picked: PictureItem) => {
    know(picked);
    set(picked.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which field is in use; the picker has the controls
    <div onFocus={onFocus} onBlur={onBlur} className="field-wide">
      <FieldBox {...box}>
        <div className={isInvalid ? "picker is-invalid" : "picker"}>
          <span className="framed picker-view">
            {picture && <Picture picture={{ ...picture, alt: "" }} sizes="132px" />}
          </span>
          <div className="picker-text">
            <PickedText value={value} picture={picture} />
            <div className="picker-do">
              <FromLibrary
                id={id}
                aria-label={picture ? `${verb}: ${picture.name}` : verb}
                aria-describedby={describedBy}
                chosen={value}
                pick={pick}
              >
                {verb}
              </FromLibrary>
              {value && !form.required && (
                <button type="button" className="btn btn-small btn-quiet" onClick={() => set("")}>
                  Remove<span className="visually-hidden"> picture</span>
                </button>
              )}
            </div>
          </div>
        </div>
      </FieldBox>
    </div>
  );
};

const PickedText = ({ value, picture }: { value: string; picture: PictureItem | null | undefined }) => {
  if (!value) return <p className="mute small">No picture</p>;
  if (picture === undefined) return <p className="mute small">Loading…</p>;
  if (picture === null) return <p className="field-error">This picture is no longer in the library</p>;
  return (
    <>
      <p className="cut picker-name">{picture.name}</p>
      {picture.alt ? (
        <p className="small mute picker-alt">{picture.alt}</p>
      ) : (
        <p className="field-error">It has no alternative text yet</p>
      )}
    </>
  );
};

export const PictureAddressField = ({ form, place }: { form: FormOf<"picture-address">; place: Place }) => {
  const field = useField<unknown>(form, place);
  return (
    <>
      <BoxedInput
        field={field}
        {...verbatim}
        value={asText(field.value)}
        onChange={({ target }) => field.set(target.value)}
      />
      <div className="library-do">
        <FromLibrary chosen="" pick={({ src }) => field.set(src)}>
          Choose from the library
        </FromLibrary>
      </div>
    </>
  );
};
