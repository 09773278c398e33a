import { Link } from "react-router";
import { isFile } from "#domain/media/file.ts";
import type { PictureItem } from "#domain/media/picture.ts";
import { Icon, IconButton } from "../../parts/icon/icon.tsx";
import type { Upload } from "./use-uploads.ts";

type Props = {
  uploads: Upload[];
  again: (upload: Upload) => void;
  dismiss: (key: number) => void;
  onPick?: (picture: PictureItem) => void;
};

export const UploadTray = ({ uploads, again, dismiss, onPick }: Props) => (
  <section className="tray" aria-label="Uploads" aria-live="polite" hidden={uploads.length === 0}>
    {!onPick && <DescribeAll uploads={uploads} />}
    <ul>
      {uploads.map((upload) => (
        <li key={upload.key} className={`tray-row is-${upload.state}`}>
          <Icon name={upload.state === "failed" ? "warn" : upload.state === "done" ? "checkring" : "up"} />
          <span className="cut" title={upload.file.name}>
            {upload.file.name}
          </span>
          <span className="tray-state">{stateText(upload)}</span>
          <span className="tray-do">
            {upload.picture && <NextStep picture={upload.picture} onPick={onPick} />}
            {upload.state === "failed" && upload.again && (
              <button type="button" className="do" onClick={() => again(upload)}>
                Try again
              </button>
            )}
            {(upload.state === "failed" || upload.state === "done") && (
              <IconButton
                icon="close"
                name={`Dismiss ${upload.file.name}`}
                look="btn-small"
                onClick={() => dismiss(upload.key)}
              />
            )}
          </span>
          {upload.state === "sending" && (
            <progress className="tray-bar" value={upload.part} aria-label={`Sending ${upload.file.name}`} />
          )}
        </li>
      ))}
    </ul>
  </section>
);

/** All that came just now and have no text yet, in one screen. */
const DescribeAll = ({ uploads }: { uploads: Upload[] }) => {
  const bare = uploads.flatMap(({ picture }) => (picture && !isFile(picture) && !picture.alt ? [picture.id] : []));
  if (bare.length < 2) return null;
  return (
    <p className="tray-all">
      <span className="num">
        {uploads.filter(({ state }) => state === "done").length} of {uploads.length} added
      </span>
      <Link className="btn btn-small" to={`/cms/media/texts?${new URLSearchParams(bare.map((id) => ["id", id]))}`}>
        <Icon name="pencil" />
        Describe these {bare.length} pictures
      </Link>
    </p>
  );
};

const stateText = ({ state, part, message, picture }: Upload): string => {
  if (state === "failed") return message;
  if (state === "done" && picture && isFile(picture)) return "Added";
  if (state === "done") return `Added. ${message || "It needs its text before it is used"}`;
  if (state === "sending") return `${Math.round(part * 100)}%`;
  return state === "preparing" ? "Preparing sizes…" : "Waiting";
};

const NextStep = ({ picture, onPick }: { picture: PictureItem; onPick?: Props["onPick"] }) =>
  onPick ? (
    <button type="button" className="do" onClick={() => onPick(picture)}>
      Use<span className="visually-hidden"> {picture.name}</span>
    </button>
  ) : (
    <Link className="do" to={`/cms/media/${picture.id}`}>
      {isFile(picture) ? "Open" : "Describe"}
      <span className="visually-hidden"> {picture.name}</span>
    </Link>
  );
