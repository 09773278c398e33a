import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { Icon } from "../parts/icon.tsx";

/** What a picture looks like in a grid; the link or button around it names it. */
export const PictureTile = ({ picture }: { picture: PictureItem }) => (
  <>
    <span className="framed tile-view">
      <Picture picture={{ ...picture, alt: "" }} sizes="220px" />
    </span>
    <span className="tile-name cut">{picture.name}</span>
    <span className="tile-meta num">
      {picture.alt ? (
        `${kindText(picture.type)} · ${picture.width} × ${picture.height}`
      ) : (
        <span className="no-text">
          <Icon name="warn" />
          No alternative text
        </span>
      )}
    </span>
  </>
);

/** "82 kB", "3.4 MB". */
export const bytesText = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`;
};

const kinds: Record<string, string> = {
  "image/svg+xml": "SVG",
  "image/jpeg": "Photo",
  "image/png": "PNG",
  "image/webp": "Animation",
};

/** What kind of picture it is, in a word. */
export const kindText = (type: string): string => kinds[type] ?? "Picture";
