import type { DocumentEntry } from "#domain/content/lists/list-documents.server.ts";
import { Icon } from "../../parts/icon.tsx";
import { fullMoment, shortMoment } from "../../parts/moment.ts";
import { ShortTime } from "../../parts/short-time.tsx";

/** Since when a document is live, or when that will change; in red when it should have changed by now. */
export const PublishedCell = ({ entry, now }: { entry: DocumentEntry; now: number }) => {
  const planned = entry.publishAt ?? entry.unpublishAt;
  if (planned === null) return entry.publishedAt === null ? "Not yet" : <ShortTime at={entry.publishedAt} now={now} />;
  const what = entry.publishAt === null ? "Will be unpublished" : "Will be published";
  const words = entry.late ? `Was due ${fullMoment(planned)}, still waiting` : `${what} ${fullMoment(planned)}`;
  return (
    <span
      className={entry.late ? "planned-at late" : "planned-at"}
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
