import type { Platform } from "#platform/platform.ts";
import { publishedSite } from "../../content/published/published-site.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { eraseRows } from "./erase-person.server.ts";

/** One round erases no more than this; the next one goes on. */
const ROUND = 500;

/**
 * Erases enquiries that are older than Settings says (`retentionMonths`, which the privacy page promises), whatever
 * their state, and answers how many. For a job that runs every hour, in as many processes as there are.
 */
export const eraseOld = async ({
  database,
  clock,
  log,
}: Pick<Platform, "database" | "clock" | "log">): Promise<number> => {
  const { settings } = await publishedSite(database);
  const before = monthsBefore(clock(), settings.retentionMonths);
  const erased = await database.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom("enquiry")
      .select("id")
      .where("created_at", "<", before)
      .orderBy("created_at")
      .limit(ROUND)
      .execute();
    const { references } = await eraseRows(
      transaction,
      old.map(({ id }) => id),
    );
    const detail = `${references.length} older than ${settings.retentionMonths} months`;
    if (references.length > 0) await record(transaction, clock(), { actor: null, action: "enquiry-retention", detail });
    return references.length;
  });
  if (erased > 0) log.info({ erased }, "enquiries: erased after their time");
  return erased === ROUND ? erased + (await eraseOld({ database, clock, log })) : erased;
};

/** The same day so many months earlier; the last day of the month where it has no such day. */
export const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
};
