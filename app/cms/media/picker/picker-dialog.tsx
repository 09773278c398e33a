import { useState } from "react";
import { Picture } from "#app/ui/picture.tsx";
import type { Only } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { Button, waiting } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog/dialog.tsx";
import { AltField } from "../picture-parts.tsx";
import { useFirstAlt } from "./describe.ts";
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
  const { field, isBusy, save } = useFirstAlt(async () => picture, onDone);
  return (
    <div className="picker-body">
      <div className="picker-bare">
        <span className="picker-large">
          <Picture picture={picture} sizes="480px" />
        </span>
        <div className="stack">
          <AltField {...field} autoFocus />
          <div className="form-do">
            <Button
              name={isBusy ? "Saving…" : "Save and use"}
              kind="primary"
              onClick={() => void save()}
              {...waiting(isBusy)}
            />
            <Button name="Another picture" kind="quiet" onClick={onBack} />
          </div>
        </div>
      </div>
    </div>
  );
};
