import type { Database } from "#platform/database/database.ts";

/** A week, named by the day (YYYY-MM-DD) on which it starts, Monday, in the company's own time. */
export type Week = { monday: string; count: number };

const WEEKS = 12;
const DAY_MS = 86_400_000;
const localDay = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York", dateStyle: "short" });

/** Enquiries of the last twelve weeks, spam left out; the last week is the one that runs. */
export const enquiriesPerWeek = async (database: Database, now: number): Promise<Week[]> => {
  const thisMonday = mondayOf(now);
  const mondays = Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday, 7 * (index - WEEKS + 1)));
  const rows = await database
    .selectFrom("enquiry")
    .select("created_at")
    .where("state", "!=", "spam")
    .where("created_at", ">=", now - (WEEKS + 1) * 7 * DAY_MS)
    .execute();
  const counts = new Map(mondays.map((monday) => [monday, 0]));
  for (const row of rows) {
    const monday = mondayOf(row.created_at);
    const known = counts.get(monday);
    if (known !== undefined) counts.set(monday, known + 1);
  }
  return [...counts].map(([monday, count]) => ({ monday, count }));
};

const mondayOf = (at: number): string => {
  const day = localDay.format(at);
  const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
