import { NavLink, Outlet, useParams } from "react-router";
import { states } from "#domain/enquiries/enquiry-state.ts";
import { INBOX_PER_PAGE, type InboxEntry, inbox } from "#domain/enquiries/inbox/inbox.server.ts";
import { outcomes } from "#domain/enquiries/outcome.ts";
import { LinkButton } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { ExcerptLine } from "../../parts/list/excerpt-line.tsx";
import { Pager } from "../../parts/list/pager.tsx";
import { readPage } from "../../parts/list/read-page.ts";
import { ShortTime } from "../../parts/moment.tsx";
import { Blank } from "../../parts/panel.tsx";
import { forStaff } from "../../staff-request.ts";
import { StateMark } from "../state-mark.tsx";
import type { Route } from "./+types/enquiries";
import { filterIn, InboxFilter } from "./inbox-filter.tsx";

export const loader = forStaff(async (platform, member, { request }: Route.LoaderArgs) => {
  const { searchParams, search } = new URL(request.url);
  const filter = filterIn(searchParams, member.id);
  const list = await readPage(searchParams, (page) => inbox(platform, member, { ...filter, page }));
  return { ...list, perPage: INBOX_PER_PAGE, now: platform.clock(), query: search };
});

export const meta = () => [{ title: "Enquiries" }];

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { entries, counts, now, query, total } = loaderData;
  const open = useParams().id;
  const Heading = open ? "h2" : "h1";
  const isNarrowed = [...new URLSearchParams(query).values()].some(Boolean); // An emptied search leaves "?q=".
  return (
    <main className={open ? "mailroom has-open" : "mailroom"} id="main">
      <section className="inbox" aria-label="All enquiries">
        <div className="inbox-head">
          <div className="inbox-title">
            <Heading className="title">Enquiries</Heading>
            <a className="btn btn-small" href={`/cms/enquiries/export.csv${query}`} download>
              <Icon name="download" />
              Export CSV
            </a>
          </div>
          <InboxFilter counts={counts} found={total} />
        </div>
        <InboxList entries={entries} now={now} query={query} />
        {total === 0 && (
          <Blank
            title={isNarrowed ? "Nothing matches" : "No enquiries yet"}
            text={isNarrowed ? "Try other words, or other states." : "They arrive here from the contact form."}
          >
            {isNarrowed && <LinkButton name="Show all enquiries" to="/cms/enquiries" />}
          </Blank>
        )}
        <Pager {...loaderData} />
      </section>
      {open ? <Outlet /> : <NoneOpen />}
    </main>
  );
}

const NoneOpen = () => (
  <div className="enq enq-none">
    <div className="blank">
      <Icon name="inbox" />
      <h2>No enquiry is open</h2>
      <p className="mute">Choose one from the list to read it, answer it and see whether its email arrived.</p>
    </div>
  </div>
);

const InboxList = ({ entries, now, query }: { entries: InboxEntry[]; now: number; query: string }) => (
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
              <span className="mailrow-warn" title="The email could not be sent">
                <Icon name="mailx" />
                <span className="visually-hidden">The email could not be sent. </span>
              </span>
            )}
            <ShortTime at={entry.createdAt} now={now} />
          </span>
          <span className="mailrow-firm cut">
            {entry.company || entry.reference}
            {entry.assignee && ` · ${entry.assignee}`}
            {entry.outcome && ` · ${outcomes[entry.outcome]}`}
            {entry.service && ` · ${entry.service}`}
          </span>
          {entry.excerpt ? (
            <span className="mailrow-line">
              <ExcerptLine excerpt={entry.excerpt} />
            </span>
          ) : (
            <span className="mailrow-line cut">{entry.line}</span>
          )}
        </NavLink>
      </li>
    ))}
  </ul>
);
