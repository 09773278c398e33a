import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RedirectEntry } from "#domain/content/redirects/list-redirects.server.ts";
import { Icon } from "../parts/icon.tsx";
import { PostButton } from "../parts/post-button.tsx";
import { SearchForm } from "../parts/search-form.tsx";
import { ShortTime } from "../parts/short-time.tsx";

type Props = { entries: RedirectEntry[]; total: number; words: string; now: number; children: ReactNode };

/** All redirects, or those that were looked for. */
export const RedirectList = ({ entries, total, words, now, children }: Props) => (
  <section className="panel" aria-labelledby="all-redirects">
    <div className="panel-head">
      <h2 className="panel-title" id="all-redirects">
        All redirects <span className="count">{total}</span>
      </h2>
      <SearchForm words={words} label="Search redirects" placeholder="Search paths…" className="redirects-search" />
    </div>
    {entries.length === 0 && (
      <p className="empty">
        {words ? "Nothing matches. Try a shorter part of the path." : "None yet. Add one above, or import a list."}
      </p>
    )}
    <ul className="rows">
      {entries.map((entry) => (
        <Row key={entry.from} entry={entry} now={now} />
      ))}
    </ul>
    <div className="redirects-pager">{children}</div>
  </section>
);

const Row = ({ entry, now }: { entry: RedirectEntry; now: number }) => (
  <li className="redirect">
    <p className="redirect-way">
      <a className="redirect-from" href={entry.from} target="_blank" rel="noopener">
        {entry.from}
      </a>
      <Icon name="redirect" />
      <span className="visually-hidden">leads to</span>
      <a className="redirect-to" href={entry.to} target="_blank" rel="noopener">
        {entry.to}
      </a>
    </p>
    <p className="redirect-meta mute small">
      {entry.nothingThere && (
        <span className="redirect-dead">
          <Icon name="warn" /> Nothing is published there.{" "}
        </span>
      )}
      {entry.createdBy ?? "By itself"}, <ShortTime at={entry.createdAt} now={now} />
    </p>
    <div className="redirect-do">
      <Link className="btn btn-small" to={`/cms/redirects/edit?from=${encodeURIComponent(entry.from)}`}>
        Edit<span className="visually-hidden"> {entry.from}</span>
      </Link>
      <PostButton
        action="/cms/redirects/delete"
        fields={{ from: entry.from }}
        small
        kind="danger"
        ask={{
          title: `Delete the redirect from ${entry.from}?`,
          consequence: `Who opens ${entry.from} will no longer be sent to ${entry.to}, and will find nothing there.`,
          verb: "Delete",
        }}
      >
        Delete<span className="visually-hidden"> {entry.from}</span>
      </PostButton>
    </div>
  </li>
);
