import type { ReactNode } from "react";
import type { RedirectEntry } from "#domain/content/redirects/list-redirects.server.ts";
import type { MissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import { counted } from "#domain/formats/counted.ts";
import { grouped } from "#domain/time/local-time.ts";
import { LinkButton } from "../parts/button.tsx";
import { PostButton } from "../parts/form/buttons.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { SearchForm } from "../parts/list/filters.tsx";
import { ShortTime } from "../parts/moment.tsx";

type Props = { entries: RedirectEntry[]; total: number; words: string; now: number; children: ReactNode };

export const RedirectList = ({ entries, total, words, now, children }: Props) => (
  <section className="panel" aria-labelledby="all-redirects">
    <div className="panel-head">
      <h2 className="panel-title" id="all-redirects">
        All redirects <span className="count">{grouped(total)}</span>
      </h2>
      <SearchForm
        words={words}
        found={total}
        label="Search redirects"
        placeholder="Search paths…"
        className="redirects-search"
      />
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
      <LinkButton
        name="Edit"
        about={entry.from}
        to={`/cms/redirects/edit?from=${encodeURIComponent(entry.from)}`}
        small
      />
      <PostButton
        action="/cms/redirects/delete"
        fields={{ from: entry.from }}
        small
        kind="danger"
        ask={{
          title: `Delete the redirect from ${entry.from}?`,
          consequence: `Whoever opens ${entry.from} will no longer be sent to ${entry.to}, and will find nothing there.`,
          verb: "Delete",
        }}
        name="Delete"
        about={entry.from}
      />
    </div>
  </li>
);

export const MissingPaths = ({ paths, total, now }: { paths: MissingPath[]; total: number; now: number }) => (
  <section className="panel" aria-labelledby="missing-paths">
    <div className="panel-head">
      <h2 className="panel-title" id="missing-paths">
        Missing pages <span className="count">{grouped(total)}</span>
      </h2>
      {total > 1 && (
        <PostButton
          action="/cms/redirects/dismiss"
          fields={{ all: "1" }}
          small
          kind="quiet"
          name="Dismiss all"
          ask={{
            title: `Dismiss all ${grouped(total)} missing pages?`,
            consequence: "They are not shown again, however often somebody asks for them.",
            verb: "Dismiss all",
          }}
        />
      )}
    </div>
    {paths.length === 0 && (
      <p className="empty">None. Addresses that visitors ask for and nothing stands at show up here.</p>
    )}
    <ul className="rows">
      {paths.map((missing) => (
        <li className="missing" key={missing.path}>
          <p className="missing-path">{missing.path}</p>
          <p className="mute small">
            <span className="num">{counted(missing.hits, "visit")}</span>, last one{" "}
            <ShortTime at={missing.lastSeen} now={now} />
          </p>
          <div className="missing-do">
            {missing.suggestion && (
              <PostButton
                action="/cms/redirects"
                fields={{ from: missing.path, to: missing.suggestion }}
                small
                name={`Redirect to ${missing.suggestion}`}
              >
                <span className="visually-hidden">{missing.path}: </span>
              </PostButton>
            )}
            <LinkButton
              name="Choose a page"
              about={`for ${missing.path}`}
              to={`/cms/redirects?from=${encodeURIComponent(missing.path)}`}
              small
              kind="quiet"
            />
            <PostButton
              action="/cms/redirects/dismiss"
              fields={{ path: missing.path }}
              small
              kind="quiet"
              name="Dismiss"
              about={missing.path}
            />
          </div>
        </li>
      ))}
    </ul>
    {total > paths.length && <p className="panel-more">And {total - paths.length} more with fewer visits.</p>}
  </section>
);
