import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { PickerDialog } from "../../media/picker/picker-dialog.tsx";
import { fetchPicture } from "../../media/picker/use-pictures.ts";
import { useEditing } from "../state/editing.ts";

export const PictureForm = ({ editor, done }: { editor: Editor; done: () => void }) => {
  const [open, setOpen] = useState(true);
  const choice = useRef("");
  const { pictures } = useEditing();
  const insert = async (id: string) => {
    const picture = await fetchPicture(id);
    if (picture) pictures[id] = picture;
    choice.current = id;
    setOpen(false);
  };
  // Only once the dialog is closed: while it is open, nothing behind it takes the focus.
  useEffect(() => {
    if (open) return;
    if (choice.current)
      editor
        .chain()
        .focus()
        .insertContent({ type: "picture", attrs: { picture: choice.current } })
        .run();
    done();
  }, [open, editor, done]);
  return <PickerDialog open={open} close={() => setOpen(false)} chosen="" onPick={({ id }) => void insert(id)} />;
};
