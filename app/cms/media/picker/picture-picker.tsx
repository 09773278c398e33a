import { type ComponentProps, useId, useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { Icon } from "../../parts/icon.tsx";
import { PickerDialog } from "./picker-dialog.tsx";
import { usePicture } from "./use-pictures.ts";

type Props = {
  id?: string;
  value: string;
  onChange: (id: string) => void;
  /** True: can be changed, not removed. */
  required?: boolean;
} & Pick<ComponentProps<"button">, "aria-describedby" | "aria-invalid">;

/** A picture from the library or an upload. One without alternative text is asked for it first. */
export const PicturePicker = ({ id, value, onChange, required = false, ...aria }: Props) => {
  const ownId = useId();
  const [open, setOpen] = useState(false);
  const { picture, know } = usePicture(value);
  const pick = (picked: PictureItem) => {
    know(picked);
    onChange(picked.id);
    setOpen(false);
  };
  const invalid = aria["aria-invalid"] ? " is-invalid" : "";
  return (
    <div className={`picker${invalid}`}>
      <span className="framed picker-view">
        {picture && <Picture picture={{ ...picture, alt: "" }} sizes="132px" />}
      </span>
      <div className="picker-text">
        <PickedText value={value} picture={picture} />
        <div className="picker-do">
          <button
            type="button"
            id={id ?? ownId}
            className="btn btn-small"
            aria-haspopup="dialog"
            aria-label={`${value ? "Change picture" : "Choose picture"}${picture ? `: ${picture.name}` : ""}`}
            aria-describedby={aria["aria-describedby"]}
            onClick={() => setOpen(true)}
          >
            <Icon name="media" />
            {value ? "Change picture" : "Choose picture"}
          </button>
          {value && !required && (
            <button type="button" className="btn btn-small btn-quiet" onClick={() => onChange("")}>
              Remove<span className="visually-hidden"> picture</span>
            </button>
          )}
        </div>
      </div>
      <PickerDialog open={open} close={() => setOpen(false)} chosen={value} onPick={pick} />
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
