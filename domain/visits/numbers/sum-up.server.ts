import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import type { Platform } from "#platform/platform.ts";
import { localDay } from "./spans.server.ts";
import { tableKinds } from "./tables.ts";

/** Counts of a month's last seconds may be written after it has ended. */
const LATE_DAYS = 1;
/** Its sums are written last: with them, a month is there as a whole. */
const LAST: VisitKind = "all";

/** The months whose sums are there, `YYYY-MM`. */
export const monthsAdded = async (database: Database): Promise<Set<string>> => {
  const rows = await database.selectFrom("visit_month").select("month").where("kind", "=", LAST).execute();
  return new Set(rows.map(({ month }) => month));
};

/** Adds up each month that is over, once, whoever else does it at the same time. Gives how many were to do. */
export const sumUpMonths = async ({ database, clock }: Pick<Platform, "database" | "clock">): Promise<number> => {
  const open = String(localDay(clock()).subtract({ days: LATE_DAYS })).slice(0, 7);
  const added = await monthsAdded(database);
  const counted = await database
    .selectFrom("visit_count")
    .select(sql<string>`substr(day, 1, 7)`.as("month"))
    .distinct()
    .where("kind", "=", LAST)
    .where("day", "<", `${open}-01`)
    .execute();
  const due = counted.map(({ month }) => month).filter((month) => !added.has(month));
  for (const month of due) for (const kind of [...tableKinds, LAST]) await sumUp(database, kind, month);
  return due.length;
};

const sumUp = (database: Database, kind: VisitKind, month: string) =>
  sql`insert into visit_month (kind, month, name, visits, contact, begun, sent)
    select kind, ${month}, name, sum(visits), sum(contact), sum(begun), sum(sent) from visit_count
    where kind = ${kind} and day between ${`${month}-01`} and ${`${month}-31`} group by kind, name
    on conflict do nothing`.execute(database);
