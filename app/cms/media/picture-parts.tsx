import { useId } from "react";
import { Picture } from "#app/ui/picture.tsx";
import { fileWords, isFile } from "#domain/media/file.ts";
import { LONGEST_ALT, type PictureItem } from "#domain/media/picture.ts";
import { described, FieldBox, LetterCount } from "../parts/form/field-box.tsx";
import { Icon } from "../parts/icon/icon.tsx";

/** A picture or a file in a grid. */
export const PictureTile = ({ picture }: { picture: PictureItem }) => (
  <>
    <span className="framed tile-view">
      <PictureOrFile picture={picture} sizes="220px" />
    </span>
    <span className="tile-name cut">{picture.name}</span>
    <span className="tile-meta num">
      <Facts picture={picture} />
    </span>
  </>
);

const Facts = ({ picture }: { picture: PictureItem }) => {
  if (isFile(picture)) return fileWords({ bytes: picture.bytes, pages: picture.frames });
  if (picture.alt) return `${kindText(picture.type)} · ${picture.width} × ${picture.height}`;
  return (
    <span className="amiss">
      <Icon name="warn" />
      No alternative text
    </span>
  );
};

/** What stands for it in a list; files have a drawing of paper. */
export const PictureOrFile = ({ picture, sizes }: { picture: PictureItem; sizes: string }) =>
  isFile(picture) ? <FileSign /> : <Picture picture={{ ...picture, alt: "" }} sizes={sizes} />;

export const FileSign = () => (
  <span className="file-sign">
    <Icon name="document" />
    PDF
  </span>
);

const kinds: Record<string, string> = {
  "image/svg+xml": "SVG",
  "image/jpeg": "Photo",
  "image/png": "PNG",
  "image/webp": "Animation",
  "application/pdf": "PDF",
};

export const kindText = (type: string): string => kinds[type] ?? "Picture";

type AltProps = {
  value: string;
  onChange: (value: string) => void;
  error?: string;
  name?: string;
  autoFocus?: boolean;
};

const HELP = "Say what it shows to somebody who can't see it. Needed before it can be used.";

export const AltField = ({ value, onChange, error, name, autoFocus }: AltProps) => {
  const id = useId();
  const note = <LetterCount text={value} max={LONGEST_ALT} />;
  return (
    <FieldBox id={id} label="Alternative text" help={HELP} error={error} note={note}>
      <textarea
        id={id}
        name={name}
        className="input alt-text"
        rows={3}
        maxLength={LONGEST_ALT}
        value={value}
        // biome-ignore lint/a11y/noAutofocus: asked for where the text is the next thing to do
        autoFocus={autoFocus}
        onChange={({ target }) => onChange(target.value)}
        {...described(id, { help: HELP, error })}
      />
    </FieldBox>
  );
};
