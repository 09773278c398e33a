import type { Editor } from "@tiptap/react";
import { useEffect, useRef } from "react";
import { PickerDialog } from "../../media/picker/picker-dialog.tsx";
import { fetchPicture } from "../../media/picker/use-pictures.ts";
import { useEditing } from "../state/editing.ts";

/** Asks which picture to put where the cursor is. */
export const PictureForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pictures } = useEditing();
  useEffect(() => dialog.current?.showModal(), []);
  const insert = async (picture: string) => {
    const found = await fetchPicture(picture);
    if (found) pictures[picture] = found;
    dialog.current?.close();
    editor.chain().focus().insertContent({ type: "picture", attrs: { picture } }).run();
  };
  return <PickerDialog dialog={dialog} chosen="" onPick={({ id }) => void insert(id)} onClose={done} />;
};
