import { Link } from "react-router";
import { shownAlerts } from "#domain/alerts/alert-rows.server.ts";
import { lastBackup } from "#domain/alerts/last-backup.server.ts";
import type { DocumentType } from "#domain/content/document-types.ts";
import { kinds, nameOf } from "#domain/content/kinds.ts";
import { contentCounts, type RecentUpdate, recentUpdates } from "#domain/content/lists/dashboard.server.ts";
import { listMissingPaths } from "#domain/content/redirects/missing-paths.server.ts";
import { liveSamples } from "#domain/content/samples/samples.server.ts";
import { translationsDue } from "#domain/content/translation/states/list-translations.server.ts";
import { contentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import { countNew } from "#domain/enquiries/inbox/inbox.server.ts";
import { enquiriesPerWeek } from "#domain/enquiries/inbox/per-week.server.ts";
import { mailTrouble } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { firstNameOf, type Member } from "#domain/staff/member.ts";
import { may } from "#domain/staff/rights.ts";
import { readHeadline } from "#domain/visits/numbers/headline.server.ts";
import type { Platform } from "#platform/platform.ts";
import { NewContent } from "../content/new-content.tsx";
import { Icon } from "../parts/icon/icon.tsx";
import { dayOf, greetingAt, ShortTime } from "../parts/moment.tsx";
import { Panel } from "../parts/panel.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/dashboard";
import { NeedsAPerson } from "./needs-a-person.tsx";
import { StatCards } from "./numbers/stat-cards.tsx";
import { VisitsLine } from "./numbers/visits-line.tsx";
import { WeekChart } from "./numbers/week-chart.tsx";
import { SamplesPanel } from "./samples-panel.tsx";

const UPDATES = 6;

export const loader = forStaff(async (platform, member) => {
  const { database, settings } = platform;
  const now = platform.clock();
  const [counts, weeks, updates, samples, needing, headline] = await Promise.all([
    contentCounts(database, now),
    enquiriesPerWeek(database, now),
    recentUpdates(database, UPDATES),
    liveSamples(platform, member),
    needingAPerson(platform, member),
    settings.VISITS && may(member, "visits") ? readHeadline(platform, member) : null,
  ]);
  const words = { greeting: greetingAt(now), today: dayOf(now) };
  return { counts, weeks, updates, samples, needing, headline, now, member, ...words };
});

const needingAPerson = async (platform: Platform, member: Member) => {
  const [trouble, content, alerts, backup, unanswered, missing, translations] = await Promise.all([
    mailTrouble(platform),
    contentTrouble(platform, member),
    shownAlerts(platform.database),
    lastBackup(platform),
    may(member, "enquiries") ? countNew(platform.database) : 0,
    may(member, "redirects") ? listMissingPaths(platform, member) : null,
    translationsDue(platform, member),
  ]);
  const waiting = { unanswered, missing: missing?.total ?? 0, translations };
  return { trouble, content, alerts, backup: backup.made, waiting };
};

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, weeks, updates, samples, needing, headline, now, member, greeting, today } = loaderData;
  const isLong = samples.documents.length + samples.figures.length > 0;
  return (
    <Screen tab="Dashboard" title={`${greeting}, ${firstNameOf(member.name)}`} sub={today} act={<NewContent />}>
      {headline && <VisitsLine headline={headline} />}
      <div className="dash">
        <StatCards counts={counts} />
        <div className="dash-column dash-side">
          <NeedsAPerson {...needing} now={now} />
          <SamplesPanel samples={samples} mayChangeSettings={may(member, "settings")} />
          {!isLong && <QuickActions />}
        </div>
        <div className="dash-column">
          <WeekChart weeks={weeks} />
          <RecentUpdates updates={updates} now={now} all={may(member, "activity")} />
          {isLong && <QuickActions />}
        </div>
      </div>
    </Screen>
  );
}

const actions: [type: DocumentType, name: string][] = [
  ["page", "Manage Pages"],
  ["service", "Services"],
  ["member", "Team"],
  ["testimonial", "Testimonials"],
  ["project", "Portfolio"],
];

const QuickActions = () => (
  <Panel title="Quick Actions">
    <div className="quick">
      {actions.map(([type, name]) => (
        <Link key={type} to={kinds[type].listPath}>
          <Icon name={kinds[type].icon} />
          {name}
        </Link>
      ))}
      <a href="/" target="_blank" rel="noopener">
        <Icon name="globe" />
        View Website
        <span className="visually-hidden"> (opens in a new tab)</span>
        <Icon name="external" />
      </a>
    </div>
  </Panel>
);

const RecentUpdates = ({ updates, now, all }: { updates: RecentUpdate[]; now: number; all: boolean }) => (
  <Panel
    title="Recent Updates"
    aside={
      all && (
        <Link className="do small" to="/cms/activity?about=content">
          All activity
        </Link>
      )
    }
  >
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
  </Panel>
);
