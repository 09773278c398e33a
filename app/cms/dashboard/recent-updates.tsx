import { Link } from "react-router";
import { kinds, nameOf } from "#domain/content/kinds.ts";
import type { RecentUpdate } from "#domain/content/lists/recent-updates.server.ts";
import { Icon } from "../parts/icon.tsx";
import { ShortTime } from "../parts/short-time.tsx";

/** The newest changes of the site. */
export const RecentUpdates = ({ updates, now, all }: { updates: RecentUpdate[]; now: number; all: boolean }) => (
  <section className="panel news">
    <div className="panel-head">
      <h2 className="panel-title">Recent Updates</h2>
      {all && (
        <Link className="do small" to="/cms/activity?about=content">
          All activity
        </Link>
      )}
    </div>
    {updates.length === 0 && <p className="empty">Nothing was changed yet.</p>}
    <ul className="rows">
      {updates.map(({ id, at, title, type, user, path }) => (
        <li key={id} className="row update">
          <Icon name={kinds[type].icon} />
          <span className="update-title cut">
            {path ? (
              <a href={path} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
          </span>
          <span className="update-meta">
            <span>{nameOf(type)}</span>
            <span className="cut">{user ?? "Installation"}</span>
          </span>
          <span className="update-time num">
            <ShortTime at={at} now={now} />
          </span>
        </li>
      ))}
    </ul>
  </section>
);
