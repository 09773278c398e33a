import { Link } from "react-router";
import type { MissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import { PostButton } from "../parts/post-button.tsx";
import { ShortTime } from "../parts/short-time.tsx";

type Props = { paths: MissingPath[]; total: number; now: number };

/** Addresses where visitors found nothing, most asked for first; one click sends them somewhere. */
export const MissingPaths = ({ paths, total, now }: Props) => (
  <section className="panel" aria-labelledby="missing-paths">
    <div className="panel-head">
      <h2 className="panel-title" id="missing-paths">
        Missing pages <span className="count">{total}</span>
      </h2>
      <span className="mute small">tried by visitors, not found</span>
    </div>
    {paths.length === 0 && <p className="empty">None. Whoever asks for a page that is not there shows up here.</p>}
    <ul className="rows">
      {paths.map((missing) => (
        <li className="missing" key={missing.path}>
          <p className="missing-path">{missing.path}</p>
          <p className="mute small">
            <span className="num">
              {missing.hits} {missing.hits === 1 ? "visit" : "visits"}
            </span>
            , last one <ShortTime at={missing.lastSeen} now={now} />
          </p>
          <div className="missing-do">
            {missing.suggestion && (
              <PostButton action="/cms/redirects" fields={{ from: missing.path, to: missing.suggestion }} small>
                <span className="visually-hidden">{missing.path}: </span>
                Redirect to {missing.suggestion}
              </PostButton>
            )}
            <Link className="btn btn-small btn-quiet" to={`/cms/redirects?from=${encodeURIComponent(missing.path)}`}>
              Choose a page<span className="visually-hidden"> for {missing.path}</span>
            </Link>
            <PostButton action="/cms/redirects/dismiss" fields={{ path: missing.path }} small kind="quiet">
              Dismiss<span className="visually-hidden"> {missing.path}</span>
            </PostButton>
          </div>
        </li>
      ))}
    </ul>
    {total > paths.length && <p className="panel-more">And {total - paths.length} more with fewer visits.</p>}
  </section>
);
