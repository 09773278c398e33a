import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import type { DocumentType } from "#domain/content/document-types.ts";
import type { DocumentEntry } from "#domain/content/lists/document-entries.server.ts";
import { PostButton } from "../../parts/form/buttons.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { ExcerptLine } from "../../parts/list/excerpt-line.tsx";
import { type Selection, withShift } from "../../parts/list/rows/selection.ts";
import { fullMoment, ShortTime, shortMoment } from "../../parts/moment.tsx";
import { LanguageMark } from "../language-mark.tsx";
import { SampleMark } from "../sample-mark.tsx";
import { StatusPill } from "../status-pill.tsx";
import { RowMenu } from "./row-menu.tsx";

type Props = {
  entry: DocumentEntry;
  type: DocumentType;
  now: number;
  here: string;
  selection: Selection;
  grip?: ReactNode;
  move?: { up?: () => void; down?: () => void };
  row?: ComponentProps<"tr">;
};

export const DocumentRow = ({ entry, type, now, here, selection, grip, move, row }: Props) => {
  const selected = selection.ids.has(entry.id);
  const inTrash = entry.status === "trash";
  return (
    <tr {...row} className={[selected && "is-selected", row?.className].filter(Boolean).join(" ") || undefined}>
      {grip && <td className="c-grip">{grip}</td>}
      <td className="c-tick">
        <input
          className="tick"
          type="checkbox"
          aria-label={`Select “${entry.title}”`}
          checked={selected}
          onChange={(event) => selection.toggle(entry.id, withShift(event))}
        />
      </td>
      <td className="c-title">
        {entry.picture && (
          <span className="entry-picture">
            <Picture picture={{ ...entry.picture, alt: "" }} sizes="48px" />
          </span>
        )}
        {inTrash ? (
          <span className="entry-title cut">{entry.title}</span>
        ) : (
          <Link className="entry-title cut" to={`/cms/edit/${entry.id}`}>
            {entry.title}
          </Link>
        )}
        <span className="entry-aside cut">{[entry.about, entry.aside].filter(Boolean).join(" · ")}</span>
        {entry.excerpt && <ExcerptLine excerpt={entry.excerpt} />}
      </td>
      <td className="c-status">
        <span className="entry-status">
          {entry.status === "scheduled" && entry.live && <StatusPill status="live" />}
          <StatusPill status={entry.status} />
          {entry.sample && <SampleMark />}
          {!inTrash && entry.languages.map((one) => <LanguageMark key={one.language} one={one} />)}
        </span>
      </td>
      <td className="c-who cut">{entry.changedBy ?? "Installation"}</td>
      <td className="c-date c-date-changed num">
        <ShortTime at={entry.changedAt} now={now} />
      </td>
      <td className="c-date c-date-published num">
        {inTrash ? <TakeBack entry={entry} here={here} /> : <PublishedCell entry={entry} now={now} />}
      </td>
      <td className="c-more">
        <RowMenu entry={entry} type={type} here={here} move={move} />
      </td>
    </tr>
  );
};

const TakeBack = ({ entry, here }: Pick<Props, "entry" | "here">) => (
  <span className="take-back">
    <PostButton
      action="/cms/content/restore"
      small
      fields={{ id: entry.id, back: here }}
      name="Take back"
      about={`“${entry.title}”`}
    />
  </span>
);

/** Since when a document is live, or when that will change; in red when it should have changed by now. */
const PublishedCell = ({ entry, now }: { entry: DocumentEntry; now: number }) => {
  const planned = entry.publishAt ?? entry.unpublishAt;
  if (planned === null) return entry.publishedAt === null ? "Not yet" : <ShortTime at={entry.publishedAt} now={now} />;
  const what = entry.publishAt === null ? "Will be unpublished" : "Will be published";
  const words = entry.late ? `Was due ${fullMoment(planned)}, still waiting` : `${what} ${fullMoment(planned)}`;
  return (
    <span
      className={entry.late ? "planned-at amiss" : "planned-at"}
      title={entry.fault ? `${words}: ${entry.fault}` : words}
    >
      {entry.late && <Icon name="warn" />}
      <span className="visually-hidden">{words}. </span>
      <span aria-hidden="true">
        {entry.publishAt === null && "until "}
        {shortMoment(planned, now)}
      </span>
    </span>
  );
};
