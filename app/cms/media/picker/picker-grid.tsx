import { useEffect, useRef, useState } from "react";
import type { Only } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { grouped } from "#domain/time/local-time.ts";
import { useDebounced } from "../../parts/form/use-debounced.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { PictureTile } from "../picture-parts.tsx";
import { FileButton, useDroppedFiles } from "../upload/take-files.tsx";
import { UploadTray } from "../upload/upload-tray.tsx";
import { useUploads } from "../upload/use-uploads.ts";
import { usePictures } from "./use-pictures.ts";

const PAUSE_MS = 200;

type Props = { only: Only; chosen: string; onPick: (picture: PictureItem) => void };

export const PickerGrid = ({ only, chosen, onPick }: Props) => {
  const [words, setWords] = useState("");
  const { pictures, total, page, pages, fault, more, reload } = usePictures(useDebounced(words, PAUSE_MS), only);
  const isShown = useIsShown();
  const { uploads, add, again, dismiss } = useUploads((picture, alone) => {
    if (!isShown.current) return;
    if (alone) onPick(picture);
    else void reload();
  }, only);
  const { over, handlers } = useDroppedFiles(add);
  return (
    <div className="picker-body picker-all" {...handlers}>
      <div className="picker-tools">
        <div className="search">
          <Icon name="search" />
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            // The editor's own form must not be sent by a search in here.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            placeholder={only === "file" ? "Search name…" : "Search name or text…"}
            aria-label={`Search ${only}s`}
          />
        </div>
        <FileButton onFiles={add} several only={only}>
          <Icon name="up" />
          Upload
        </FileButton>
      </div>
      <UploadTray uploads={uploads} again={again} dismiss={dismiss} onPick={onPick} />
      {fault && (
        <p className="field-error" role="alert">
          {fault}{" "}
          <button type="button" className="do" onClick={() => void reload()}>
            Try again
          </button>
        </p>
      )}
      <ul className="tiles" aria-label={only === "file" ? "Files" : "Pictures"}>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" className="tile" aria-pressed={picture.id === chosen} onClick={() => onPick(picture)}>
              <PictureTile picture={picture} />
            </button>
          </li>
        ))}
      </ul>
      {page > 0 && total === 0 && <p className="empty">Nothing matches. Try other words, or upload a {only}.</p>}
      {page < pages && page > 0 && (
        <button type="button" className="btn picker-more" onClick={() => void more()}>
          Show more ({grouped(pictures.length)} of {grouped(total)})
        </button>
      )}
      <p className="visually-hidden" role="status">
        {page > 0 ? `${grouped(total)} ${only}s` : ""}
      </p>
      {over && (
        <p className="drop-here" aria-hidden="true">
          Drop to add to the library
        </p>
      )}
    </div>
  );
};

/** An upload goes on after the library was closed: its file is stored, and not chosen any more. */
const useIsShown = () => {
  const is = useRef(true);
  useEffect(() => {
    is.current = true;
    return () => {
      is.current = false;
    };
  }, []);
  return is;
};
