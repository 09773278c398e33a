import { Link, useSearchParams } from "react-router";
import type { Comparison } from "#domain/content/compare/compare-revisions.server.ts";
import type { HistoryEntry, Sitting } from "#domain/content/drafts/history.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { ShortTime } from "../parts/moment.tsx";

type Props = { sittings: Sitting<HistoryEntry>[]; comparison: Comparison | null; now: number };

/** Newest first. What was saved on the way to one, in the same sitting, is folded away under it. */
export const RevisionList = ({ sittings, ...rest }: Props) => (
  <ol className="revisions">
    {sittings.map(({ newest, earlier }, index) => (
      <li key={newest.id}>
        <Revision {...rest} entry={newest} since={earlier.length > 0 ? sittings[index + 1]?.newest.id : undefined} />
        {earlier.length > 0 && <Earlier {...rest} entries={earlier} />}
      </li>
    ))}
  </ol>
);

type EarlierProps = { entries: HistoryEntry[]; comparison: Comparison | null; now: number };

const Earlier = ({ entries, comparison, now }: EarlierProps) => (
  <details className="sitting" open={entries.some((entry) => sideOf(entry, comparison) !== null) || undefined}>
    <summary className="small num">
      {counted(entries.length, "save")} on the way, from <ShortTime at={entries.at(-1)?.at ?? 0} now={now} />
    </summary>
    <ol>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Revision entry={entry} comparison={comparison} now={now} />
        </li>
      ))}
    </ol>
  </details>
);

type RevisionProps = { entry: HistoryEntry; since?: string; comparison: Comparison | null; now: number };

const Revision = ({ entry, since, comparison, now }: RevisionProps) => {
  const [params] = useSearchParams();
  const side = sideOf(entry, comparison);
  const compare = (before: string | undefined, after: string) => {
    const page = params.get("page");
    return `?${new URLSearchParams({ ...(page && { page }), ...(before && { before }), after })}`;
  };
  return (
    <div className={side ? `revision is-${side}` : "revision"}>
      <Link
        className="revision-main"
        to={compare(since, entry.id)}
        aria-current={side === "after" ? "true" : undefined}
        preventScrollReset
      >
        <span className="revision-title">
          Version {entry.number}
          {entry.isLive && <span className="tag tag-live">Live</span>}
          {entry.isDraft && !entry.isLive && <span className="tag">Newest draft</span>}
        </span>
        <span className="revision-meta num">
          <ShortTime at={entry.at} now={now} /> · {entry.author ?? "First content"}
        </span>
        {(entry.note || entry.publishedAt) && (
          <span className="revision-note">
            {entry.note}
            {entry.note && entry.publishedAt && " · "}
            {entry.publishedAt && (
              <>
                Published <ShortTime at={entry.publishedAt} now={now} />
              </>
            )}
          </span>
        )}
      </Link>
      {comparison && side === null && (
        <Link
          className="btn btn-small"
          to={compare(...inOrder(entry, comparison.after))}
          aria-label={`Compare version ${entry.number} with version ${comparison.after.number}`}
          preventScrollReset
        >
          Compare
        </Link>
      )}
      {side && <span className="revision-side">{side === "before" ? "Before" : "After"}</span>}
    </div>
  );
};

const sideOf = ({ id }: HistoryEntry, comparison: Comparison | null) => {
  if (id === comparison?.before.id) return "before";
  return id === comparison?.after.id ? "after" : null;
};

/** The older of the two always stands before the newer. */
const inOrder = (a: { id: string; number: number }, b: { id: string; number: number }): [string, string] =>
  a.number < b.number ? [a.id, b.id] : [b.id, a.id];
