import { type RefObject, useEffect, useId, useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { postJson, SIGNED_OUT } from "../../parts/fetch-json.ts";
import { Icon } from "../../parts/icon.tsx";
import { AltField } from "../alt-field.tsx";
import type { DescribeAnswer } from "../details/describe.ts";
import { PickerGrid } from "./picker-grid.tsx";

type Props = {
  dialog: RefObject<HTMLDialogElement | null>;
  chosen: string;
  onPick: (picture: PictureItem) => void;
  onClose?: () => void;
};

/** The library in a dialog: find or upload, describe where there is no text yet, done. Escape leaves things as they were. */
export const PickerDialog = ({ dialog, chosen, onPick, onClose }: Props) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [bare, setBare] = useState<PictureItem | null>(null);
  useEffect(() => {
    const own = dialog.current;
    const look = () => setOpen(own?.open ?? false);
    own?.addEventListener("toggle", look);
    return () => own?.removeEventListener("toggle", look);
  }, [dialog]);
  useEffect(() => {
    if (!open) setBare(null);
  }, [open]);
  const pick = (picture: PictureItem) => (picture.alt ? onPick(picture) : setBare(picture));
  return (
    <dialog ref={dialog} className="picker-dialog" onClose={onClose} aria-labelledby={`${id}-title`}>
      <div className="picker-head">
        <h2 className="picker-title" id={`${id}-title`}>
          {bare ? "Describe this picture" : "Choose a picture"}
        </h2>
        <button
          type="button"
          className="btn btn-icon btn-quiet"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {open && !bare && <PickerGrid chosen={chosen} onPick={pick} />}
      {open && bare && <PickerDescribe picture={bare} onDone={onPick} onBack={() => setBare(null)} />}
    </dialog>
  );
};

type DescribeProps = { picture: PictureItem; onDone: (picture: PictureItem) => void; onBack: () => void };

/** Asks what a picture shows before it is used. */
export const PickerDescribe = ({ picture, onDone, onBack }: DescribeProps) => {
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (alt.trim() === "") return setError("Write what the picture shows");
    setBusy(true);
    const fault = await describe(picture, alt.trim());
    setBusy(false);
    setError(fault);
    return fault ? undefined : onDone({ ...picture, alt: alt.trim() });
  };
  return (
    <div className="picker-body">
      <div className="picker-bare">
        <span className="picker-large">
          <Picture picture={picture} sizes="480px" />
        </span>
        <div className="stack">
          <AltField value={alt} onChange={setAlt} error={error} autoFocus />
          <div className="form-do">
            <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void save()}>
              {busy ? "Saving…" : "Save and use"}
            </button>
            <button type="button" className="btn btn-quiet" onClick={onBack}>
              Another picture
            </button>
          </div>
        </div>
      </div>
    </div>
  );
};

/** Gives what went wrong, or "". */
const describe = async ({ id, name }: PictureItem, alt: string): Promise<string> => {
  const body = new URLSearchParams({ name, alt, baseAlt: "" });
  const answer = await postJson<DescribeAnswer | null>(`/cms/media/${id}/describe`, body);
  if (answer.outcome === "signed-out") return SIGNED_OUT;
  const { saved, errors, stale } = (answer.outcome === "answered" && answer.body) || { saved: false };
  if (stale) return `Somebody else wrote meanwhile: “${stale}”. Choose it again to use that text`;
  return saved ? "" : (errors?.alt ?? errors?.name ?? "It could not be saved. Try again");
};
