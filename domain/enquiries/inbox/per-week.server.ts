import type { Database } from "#platform/database/database.ts";
import { mondayAt } from "../../time/local-time.server.ts";
import { ZONE } from "../../time/local-time.ts";

/** A week, named by the day (YYYY-MM-DD) on which it starts, Monday, in the company's own time. */
export type Week = { monday: string; count: number };

const WEEKS = 12;

/** Enquiries of the last twelve weeks, spam left out; the last week is the one that runs. */
export const enquiriesPerWeek = async (database: Database, now: number): Promise<Week[]> => {
  const thisMonday = mondayAt(now);
  const mondays = Array.from({ length: WEEKS }, (_, index) => thisMonday.subtract({ weeks: WEEKS - 1 - index }));
  const rows = await database
    .selectFrom("enquiry")
    .select("created_at")
    .where("state", "!=", "spam")
    .where("created_at", ">=", (mondays[0] ?? thisMonday).toZonedDateTime(ZONE).epochMilliseconds)
    .execute();
  const counts = new Map(mondays.map((monday) => [String(monday), 0]));
  for (const row of rows) {
    const monday = String(mondayAt(row.created_at));
    const known = counts.get(monday);
    if (known !== undefined) counts.set(monday, known + 1);
  }
  return [...counts].map(([monday, count]) => ({ monday, count }));
};
