import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import type { Platform } from "#platform/platform.ts";
import { localDay, mondayOf } from "../../time/local-time.server.ts";
import { tableKinds } from "./tables.ts";

/** Counts of the last seconds of a month or a week may be written after it has ended. */
const LATE_DAYS = 1;
/** Its sums are written last: with them, a time is there as a whole. */
const LAST: VisitKind = "all";

/** Of so many weeks that are over there are sums: two years, what the longest period and the one before it reach back to. */
const WEEKS = 110;

/** What was added up already: months, `YYYY-MM`, and weeks by their Monday. */
export type Added = { months: ReadonlySet<string>; weeks: ReadonlySet<string> };

export const readAdded = async (database: Database): Promise<Added> => {
  const [months, weeks] = await Promise.all([
    database.selectFrom("visit_month").select("month").where("kind", "=", LAST).execute(),
    database.selectFrom("visit_week").select("week").where("kind", "=", LAST).execute(),
  ]);
  return { months: new Set(months.map(({ month }) => month)), weeks: new Set(weeks.map(({ week }) => week)) };
};

/** Adds up each month and each of the last weeks that are over, once, whoever else does it at the same time. Returns how many were to do. */
export const sumUpFinished = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> => {
  const today = localDay(clock()).subtract({ days: LATE_DAYS });
  const monday = mondayOf(today);
  const added = await readAdded(database);
  const counted = await database.selectFrom("visit_count").select("day").where("kind", "=", LAST).execute();
  const days = counted.map(({ day }) => day);
  const months = new Set(days.map((day) => day.slice(0, 7)).filter((month) => month < String(today).slice(0, 7)));
  const weeks = Array.from({ length: WEEKS }, (_, ago) => monday.subtract({ weeks: ago + 1 }))
    .map((week) => ({ from: String(week), to: String(week.add({ days: 6 })) }))
    .filter(({ from, to }) => days.some((day) => day >= from && day <= to));
  const due = [
    ...[...months]
      .filter((month) => !added.months.has(month))
      .map((month) => ({ of: "month" as const, name: month, from: `${month}-01`, to: `${month}-31` })),
    ...weeks
      .filter(({ from }) => !added.weeks.has(from))
      .map((week) => ({ of: "week" as const, name: week.from, ...week })),
  ];
  for (const time of due) for (const kind of [...tableKinds, LAST]) await sumUp(database, kind, time);
  return due.length;
};

type Time = { of: "month" | "week"; name: string; from: string; to: string };

const sumUp = (database: Database, kind: VisitKind, { of, name, from, to }: Time) =>
  sql`insert into ${sql.table(`visit_${of}`)} (kind, ${sql.ref(of)}, name, visits, contact, begun, sent)
    select kind, ${name}, name, sum(visits), sum(contact), sum(begun), sum(sent) from visit_count
    where kind = ${kind} and day between ${from} and ${to} group by kind, name
    on conflict do nothing`.execute(database);
