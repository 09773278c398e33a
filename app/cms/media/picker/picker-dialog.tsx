import { type RefObject, useEffect, useId, useState } from "react";
import type { PictureItem } from "#domain/media/picture.ts";
import { Icon } from "../../parts/icon.tsx";
import { PickerDescribe } from "./picker-describe.tsx";
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
