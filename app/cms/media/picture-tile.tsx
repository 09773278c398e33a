import { Picture } from "#app/ui/picture.tsx";
import type { PictureItem } from "#domain/media/picture.ts";
import { Icon } from "../parts/icon.tsx";
import { kindText } from "./sizes.ts";

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
