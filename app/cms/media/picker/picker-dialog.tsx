import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { Only } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { Button, waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { AltField } from "../picture-parts.tsx";
import { describePicture } from "./describe.ts";
import { PickerGrid } from "./picker-grid.tsx";

type Props = {
  open: boolean;
  close: () => void;
  chosen: string;
  only?: Only;
  onPick: (picture: PictureItem) => void;
};

export const PickerDialog = ({ open, close, chosen, only = "picture", onPick }: Props) => {
  const [bare, setBare] = useState<PictureItem | null>(null);
  const end = () => {
    setBare(null);
    close();
  };
  const done = (picture: PictureItem) => {
    setBare(null);
    onPick(picture);
  };
  return (
    <Dialog title={bare ? "Describe this picture" : `Choose a ${only}`} open={open} close={end} tall>
      {bare ? (
        <PickerDescribe picture={bare} onDone={done} onBack={() => setBare(null)} />
      ) : (
        <PickerGrid
          only={only}
          chosen={chosen}
          onPick={(picture) => (picture.alt || only === "file" ? done(picture) : setBare(picture))}
        />
      )}
    </Dialog>
  );
};

type DescribeProps = { picture: PictureItem; onDone: (picture: PictureItem) => void; onBack: () => void };

const PickerDescribe = ({ picture, onDone, onBack }: DescribeProps) => {
  const [alt, setAlt] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (alt.trim() === "") return setError("Write what the picture shows");
    setBusy(true);
    const fault = await describePicture(picture, alt.trim());
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
            <Button
              name={busy ? "Saving…" : "Save and use"}
              kind="primary"
              onClick={() => void save()}
              {...waiting(busy)}
            />
            <Button name="Another picture" kind="quiet" onClick={onBack} />
          </div>
        </div>
      </div>
    </div>
  );
};
