import { NavLink } from "react-router";
import { states } from "#domain/enquiries/enquiry-state.ts";
import type { InboxEntry } from "#domain/enquiries/inbox/inbox.server.ts";
import { Icon } from "../../parts/icon.tsx";
import { ShortTime } from "../../parts/short-time.tsx";
import { StateMark } from "../state-mark.tsx";

/** One line per enquiry: who, from where, the first words. */
export const InboxList = ({ entries, now, query }: { entries: InboxEntry[]; now: number; query: string }) => (
  <ul className="inbox-list">
    {entries.map((entry) => (
      <li key={entry.id}>
        <NavLink className={`mailrow is-${entry.state}`} to={`/cms/enquiries/${entry.id}${query}`}>
          <span className="mailrow-dot" title={states[entry.state]}>
            <StateMark state={entry.state} />
            <span className="visually-hidden">{states[entry.state]}: </span>
          </span>
          <span className="mailrow-who cut">{entry.name}</span>
          <span className="mailrow-time num">
            {entry.mailFault && (
              <span className="mailrow-warn" title="The mail could not be sent">
                <Icon name="mailx" />
                <span className="visually-hidden">The mail could not be sent. </span>
              </span>
            )}
            <ShortTime at={entry.createdAt} now={now} />
          </span>
          <span className="mailrow-firm cut">
            {entry.company || entry.reference}
            {entry.assignee && ` · ${entry.assignee}`}
          </span>
          <span className="mailrow-line cut">{entry.line}</span>
        </NavLink>
      </li>
    ))}
  </ul>
);
