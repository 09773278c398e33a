import { useRef } from "react";
import { PickerDialog } from "../media/picker-dialog.tsx";
import { Icon } from "../parts/icon.tsx";

type Props = { onPick: (address: string) => void };

/** Puts the address of a picture of the library, or of one uploaded on the spot, into the field above it. */
export const LibraryButton = ({ onPick }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="library-do">
      <button
        type="button"
        className="btn btn-small"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="media" />
        Choose from the library
      </button>
      <PickerDialog
        dialog={dialog}
        chosen=""
        onPick={({ src }) => {
          onPick(src);
          dialog.current?.close();
        }}
      />
    </div>
  );
};
