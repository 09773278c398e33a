import { type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FILE_TYPE, type Only } from "#domain/media/file.ts";
import { PICTURE_TYPES } from "#domain/media/picture.ts";
import { waiting } from "../../parts/button.tsx";

type Props = {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  several?: boolean;
  /** What can be chosen; anything that the library takes without it. */
  only?: Only;
  primary?: boolean;
  waits?: boolean;
};

const TYPES = { picture: PICTURE_TYPES, file: FILE_TYPE };

export const FileButton = ({ children, onFiles, several = false, only, primary = false, waits = false }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={primary ? "btn btn-primary" : "btn"}
        onClick={() => input.current?.click()}
        {...waiting(waits)}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={only ? TYPES[only] : `${TYPES.picture},${TYPES.file}`}
        multiple={several}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
};

export const useDroppedFiles = (onFiles: (files: File[]) => void) => {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const take = useRef(onFiles);
  take.current = onFiles;

  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) take.current(files);
    };
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);

  const move = (event: DragEvent, by: number) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };

  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => move(event, 1),
      onDragOver: (event: DragEvent) => move(event, 0),
      onDragLeave: (event: DragEvent) => move(event, -1),
      onDrop: (event: DragEvent) => {
        move(event, -depth.current);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) take.current(files);
      },
    },
  };
};
