import { type ReactNode, useEffect } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { FormOf } from "#domain/content/fields/structure.ts";
import type { Place } from "#domain/content/form/place.ts";
import { textOf } from "#domain/json.ts";
import { fileWords, type Only } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { FromLibrary } from "../media/picker/from-library.tsx";
import { usePicture } from "../media/picker/use-pictures.ts";
import { FieldBox } from "../parts/form/field-box.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { useFormStore } from "./state/form-store.ts";
import { useField } from "./state/use-field.ts";
import { BoxedInput, verbatim } from "./text.tsx";

type Chosen = PictureItem | null | undefined;

type ShellProps = {
  field: ReturnType<typeof useField<string>>;
  noun: Only;
  /** `chosen` is null where the library no longer has it, undefined while that is asked. */
  show: (chosen: Chosen) => ReactNode;
  details: (chosen: PictureItem) => ReactNode;
  children?: ReactNode;
};

/** What is chosen from the library, and the button to choose another. */
const FromLibraryField = ({ field, noun, show, details, children }: ShellProps) => {
  const { value = "", set, box, control } = field;
  const { id, onFocus, onBlur, "aria-describedby": describedBy, "aria-invalid": isInvalid } = control;
  const { picture: chosen, know } = usePicture(value);
  useNameOf(chosen);
  const verb = value ? `Change ${noun}` : `Choose ${noun}`;
  const pick = (picked: PictureItem) => {
    know(picked);
    set(picked.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes which field is in use; the picker has the controls
    <div onFocus={onFocus} onBlur={onBlur} className="field-wide">
      <FieldBox {...box}>
        <div className={`picker${noun === "file" ? " picker-file" : ""}${isInvalid ? " is-invalid" : ""}`}>
          {show(chosen)}
          <div className="picker-text">
            {value ? <Picked noun={noun} chosen={chosen} details={details} /> : <p className="mute small">No {noun}</p>}
            <div className="picker-do">
              <FromLibrary
                id={id}
                aria-label={chosen ? `${verb}: ${chosen.name}` : verb}
                aria-describedby={describedBy}
                only={noun}
                chosen={value}
                pick={pick}
              >
                {verb}
              </FromLibrary>
              {children}
            </div>
          </div>
        </div>
      </FieldBox>
    </div>
  );
};

/** Tells the form what it is called. */
const useNameOf = (chosen: Chosen) => {
  const { names } = useFormStore();
  useEffect(() => {
    if (!chosen) return;
    const { id, alt, name } = chosen;
    const now = names.get();
    if (now[id] !== (alt || name)) names.set({ ...now, [id]: alt || name });
  }, [chosen, names]);
};

const Picked = ({ noun, chosen, details }: Pick<ShellProps, "noun" | "details"> & { chosen: Chosen }) => {
  if (chosen === undefined) return <p className="mute small">Loading…</p>;
  if (chosen === null) return <p className="field-error">This {noun} is no longer in the library</p>;
  return (
    <>
      <p className="cut picker-name">{chosen.name}</p>
      {details(chosen)}
    </>
  );
};

export const PictureField = ({ form, place }: { form: FormOf<"picture">; place: Place }) => {
  const field = useField<string>(form, place);
  return (
    <FromLibraryField
      field={field}
      noun="picture"
      show={(picture) => (
        <span className="framed picker-view">
          {picture && <Picture picture={{ ...picture, alt: "" }} sizes="132px" />}
        </span>
      )}
      details={({ alt }) =>
        alt ? (
          <p className="small mute picker-alt">{alt}</p>
        ) : (
          <p className="field-error">It has no alternative text yet</p>
        )
      }
    >
      {field.value && !form.required && (
        <button type="button" className="btn btn-small btn-quiet" onClick={() => field.set("")}>
          Remove<span className="visually-hidden"> picture</span>
        </button>
      )}
    </FromLibraryField>
  );
};

export const FileField = ({ form, place }: { form: FormOf<"file">; place: Place }) => (
  <FromLibraryField
    field={useField<string>(form, place)}
    noun="file"
    show={() => <Icon name="document" />}
    details={({ bytes, frames }) => <p className="small mute num">{fileWords({ bytes, pages: frames })}</p>}
  />
);

export const PictureAddressField = ({ form, place }: { form: FormOf<"picture-address">; place: Place }) => {
  const field = useField<unknown>(form, place);
  return (
    <>
      <BoxedInput
        field={field}
        {...verbatim}
        value={textOf(field.value)}
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
