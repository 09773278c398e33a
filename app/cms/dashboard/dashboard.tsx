import { contentCounts } from "#domain/content/lists/content-counts.server.ts";
import { recentUpdates } from "#domain/content/lists/recent-updates.server.ts";
import { contentTrouble } from "#domain/content/trouble/content-trouble.server.ts";
import { enquiriesPerWeek } from "#domain/enquiries/inbox/per-week.server.ts";
import { mailTrouble } from "#domain/enquiries/outbox/stuck-mail.server.ts";
import { firstNameOf } from "#domain/staff/member.ts";
import { may } from "#domain/staff/rights.ts";
import { NewContent } from "../content/new-content.tsx";
import { dayOf, greetingAt } from "../parts/moment.ts";
import { PageHead } from "../parts/page-head.tsx";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/dashboard";
import { NeedsAPerson } from "./needs-a-person.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentUpdates } from "./recent-updates.tsx";
import { StatCards } from "./stat-cards.tsx";
import { WeekChart } from "./week-chart.tsx";

const UPDATES = 6;

export const loader = ({ context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const now = platform.clock();
    const [counts, updates, weeks, trouble, content] = await Promise.all([
      contentCounts(platform.database, now),
      recentUpdates(platform.database, UPDATES),
      enquiriesPerWeek(platform.database, now),
      mailTrouble(platform),
      contentTrouble(platform, member),
    ]);
    return { counts, updates, weeks, trouble, content, now, member, greeting: greetingAt(now), today: dayOf(now) };
  });

export const meta = () => [{ title: "Dashboard" }];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, updates, weeks, trouble, content, now, member, greeting, today } = loaderData;
  return (
    <main className="main" id="main">
      <PageHead title={`${greeting}, ${firstNameOf(member.name)}`} sub={today}>
        <NewContent />
      </PageHead>
      <div className="dash">
        <StatCards counts={counts} />
        <WeekChart weeks={weeks} />
        <NeedsAPerson trouble={trouble} content={content} now={now} />
        <RecentUpdates updates={updates} now={now} all={may(member, "activity")} />
        <QuickActions />
      </div>
    </main>
  );
}
