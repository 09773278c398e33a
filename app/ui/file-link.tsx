import { Glyph } from "./drawings/glyph.tsx";

type Props = { href: string; name: string; facts: string; note?: string };

/** A file to download: its name, what it is, and how large. */
export const FileLink = ({ href, name, facts, note }: Props) => (
  <>
    <a className="file-link" href={href} download>
      <Glyph name="document" />
      <span>
        <strong>{name}</strong>
        <span>{facts}</span>
      </span>
      <Glyph name="save" />
    </a>
    {note && <p className="file-link-note">{note}</p>}
  </>
);
