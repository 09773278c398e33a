import { type ReactNode, useRef } from "react";
import { PICTURE_TYPES } from "#domain/media/picture.ts";

type Props = {
  children: ReactNode;
  onFiles: (files: File[]) => void;
  several?: boolean;
  primary?: boolean;
  disabled?: boolean;
};

/** A button that opens the file picker of the machine. */
export const FileButton = ({ children, onFiles, several = false, primary = false, disabled }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={primary ? "btn btn-primary" : "btn"}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
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
