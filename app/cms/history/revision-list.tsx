import { Link } from "react-router";
import type { Comparison } from "#domain/content/compare/compare-revisions.server.ts";
import type { HistoryEntry } from "#domain/content/history.server.ts";
import { When } from "../parts/when.tsx";

type Props = { entries: HistoryEntry[]; comparison: Comparison | null; now: number };

/** The versions, newest first. A version shows what it changed; the first column marks the two that are compared. */
export const RevisionList = ({ entries, comparison, now }: Props) => (
  <ol className="revisions">
    {entries.map((entry) => {
      const side = sideOf(entry, comparison);
      return (
        <li key={entry.id} className={side ? `revision is-${side}` : "revision"}>
          <Link
            className="revision-main"
            to={`?after=${entry.id}`}
            aria-current={side === "after" ? "true" : undefined}
            preventScrollReset
          >
            <span className="revision-title">
              Version {entry.number}
              {entry.isLive && <span className="tag tag-live">Live</span>}
              {entry.isDraft && !entry.isLive && <span className="tag">Newest draft</span>}
            </span>
            <span className="revision-meta num">
              <When at={entry.at} now={now} /> · {entry.author ?? "Installation"}
            </span>
            {(entry.note || entry.publishedAt) && (
              <span className="revision-note">
                {entry.note}
                {entry.note && entry.publishedAt && " · "}
                {entry.publishedAt && (
                  <>
                    Published <When at={entry.publishedAt} now={now} />
                  </>
                )}
              </span>
            )}
          </Link>
          {comparison && side === null && (
            <Link
              className="btn btn-small revision-with"
              to={compareAddress(entry, comparison)}
              aria-label={`Compare version ${entry.number} with version ${comparison.after.number}`}
              preventScrollReset
            >
              Compare
            </Link>
          )}
          {side && <span className="revision-side">{side === "before" ? "Before" : "After"}</span>}
        </li>
      );
    })}
  </ol>
);

const sideOf = ({ id }: HistoryEntry, comparison: Comparison | null) => {
  if (id === comparison?.before.id) return "before";
  return id === comparison?.after.id ? "after" : null;
};

/** The older of the two always stands before the newer. */
const compareAddress = (entry: HistoryEntry, { after }: Comparison): string =>
  entry.number < after.number ? `?before=${entry.id}&after=${after.id}` : `?before=${after.id}&after=${entry.id}`;
