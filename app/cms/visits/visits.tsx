import { earnedIn } from "#domain/enquiries/inbox/outcome/earned.server.ts";
import { keysOf } from "#domain/keys-of.ts";
import { may } from "#domain/staff/rights.ts";
import { dayFormat } from "#domain/time/local-time.ts";
import { isPeriod, type Period, periods } from "#domain/visits/numbers/periods.ts";
import { readVisits, type Visits } from "#domain/visits/numbers/read-visits.server.ts";
import { isTableKind, tableKinds } from "#domain/visits/numbers/tables.ts";
import { Banner } from "../parts/banner.tsx";
import { LinkButton } from "../parts/button.tsx";
import { Chips } from "../parts/list/filters.tsx";
import { Blank } from "../parts/panel.tsx";
import { Screen } from "../parts/screen.tsx";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/visits";
import { NumbersTable } from "./numbers-table.tsx";
import { StepsPanel } from "./steps-panel.tsx";
import { VisitsChart } from "./visits-chart.tsx";

/** Rows of each table, and of one that is shown alone. */
const [FEW, MANY] = [8, 100];

/** GET /cms/visits?period=7|30|year&show=<kind of table>: that table alone, as a whole. */
export const loader = forStaff(async (platform, member, { url: { searchParams } }: Route.LoaderArgs) => {
  const [asked, show] = [searchParams.get("period") ?? "", searchParams.get("show") ?? ""];
  const period: Period = isPeriod(asked) ? asked : "30";
  const only = isTableKind(show) ? show : null;
  const visits = await readVisits(platform, member, {
    period,
    ...(only ? { kinds: [only], most: MANY } : { most: FEW }),
  });
  const earned = may(member, "enquiries") ? await earnedIn(platform, member, visits.spans.now) : null;
  return { visits, earned, period, only, on: platform.settings.VISITS, mayRedirect: may(member, "redirects") };
});

const shortDay = dayFormat({ month: "long", day: "numeric" });
const longDay = dayFormat({ dateStyle: "long" });
const dayWords = (day: string, year = false) => (year ? longDay : shortDay).format(Date.parse(day));

const WHAT_COUNTS =
  "A visit is one person on one day, from midnight to midnight in Miami. Whoever's browser asks not to be counted is left out, and so is what looks like spam when it comes: the inbox may tell other numbers.";

export default function VisitsScreen({
  loaderData: { visits, earned, period, only, on, mayRedirect },
}: Route.ComponentProps) {
  const { since, spans } = visits;
  const isYear = period === "year";
  const span = `${dayWords(spans.now.from, isYear)} to today`;
  const about = since && since > spans.now.from ? `${span}, counted since ${dayWords(since, isYear)}` : span;
  const kinds = only ? [only] : tableKinds;
  return (
    <Screen
      title="Visits"
      sub={since ? `${about}. ${WHAT_COUNTS}` : undefined}
      up={only ? { to: `/cms/visits?period=${period}`, name: "Visits" } : undefined}
    >
      {!on && <Off since={since} />}
      {since === null ? (
        on && <NothingYet />
      ) : (
        <>
          <div className="visits-period">
            <Chips
              chips={keysOf(periods).map((key) => ({
                key,
                name: periods[key].name,
                isOn: key === period,
                to: `/cms/visits?${new URLSearchParams({ period: key, ...(only && { show: only }) })}`,
              }))}
            />
          </div>
          <div className="visits">
            {!only && <Pictures visits={visits} period={period} />}
            {kinds.map((kind) => (
              <NumbersTable
                key={kind}
                kind={kind}
                table={visits.tables[kind] ?? { rows: [], names: 0 }}
                period={period}
                isWhole={only !== null}
                earned={earned && kind in earned ? earned[kind as keyof typeof earned] : {}}
                mayRedirect={mayRedirect}
              />
            ))}
          </div>
        </>
      )}
    </Screen>
  );
}

const Pictures = ({ visits, period }: { visits: Visits; period: Period }) => (
  <>
    <StepsPanel total={visits.total} before={visits.before} period={period} />
    {period !== "year" && <VisitsChart points={visits.days} of="day" period={period} />}
    <VisitsChart points={visits.weeks} of="week" period={period} />
  </>
);

const Off = ({ since }: { since: string | null }) => (
  <div className="visits-off">
    <Banner kind="note">
      Visits are not counted on this site: VISITS is 0 in the settings of the server.{" "}
      {since
        ? "What was counted before stands below."
        : "With VISITS=1, numbers begin to stand here with the next visitor."}
    </Banner>
  </div>
);

const NothingYet = () => (
  <Blank
    className="panel blank visits-blank"
    title="Nobody was counted yet"
    text="Visits are counted from now on, without cookies and without knowing who it was. Your own are left out while you are signed in."
  >
    <ul>
      <li>A minute after the first visitor: visits by day, the pages they read, and where they came from.</li>
      <li>With the first enquiry: which page, source and campaign it came from.</li>
      <li>After two weeks: 7 days against the 7 before. After 60 days: the same for 30.</li>
    </ul>
    <LinkButton name="Get the week by email" to="/cms/account#weekly-mail" />
  </Blank>
);
