import { type ComponentProps, useState } from "react";
import type { PictureItem } from "#domain/media/picture.ts";
import { Button } from "../../parts/button.tsx";
import { PickerDialog } from "./picker-dialog.tsx";

type Picker = Pick<ComponentProps<typeof PickerDialog>, "chosen" | "only">;
type Props = Picker & { pick: (picked: PictureItem) => void } & ComponentProps<"button">;

/** A button that opens the library, and closes it once something is picked. */
export const FromLibrary = ({ chosen, pick, only, children, ...button }: Props) => {
  const [open, setOpen] = useState(false);
  const onPick = (picked: PictureItem) => {
    pick(picked);
    setOpen(false);
  };
  return (
    <>
      <Button name={children} icon="media" small aria-haspopup="dialog" {...button} onClick={() => setOpen(true)} />
      <PickerDialog only={only} open={open} close={() => setOpen(false)} chosen={chosen} onPick={onPick} />
    </>
  );
};
