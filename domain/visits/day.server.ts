import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { isPostgres } from "../sql.server.ts";
import { localDay } from "../time/local-time.server.ts";
import { localParts } from "../time/local-time.ts";

const MINUTE_MS = 60_000;

let last = { minute: -1, day: "" };

/** The day that clocks of the company show at a moment (ms since 1970), `YYYY-MM-DD`: visits are counted by it. */
export const visitDay = (at: number): string => {
  const minute = Math.floor(at / MINUTE_MS);
  if (last.minute !== minute) last = { minute, day: localParts(at).date };
  return last.day;
};

/** Any number that no other lock of the database has. */
const LOCK = 20_261_124;

/** Until the commit one process alone counts, or forgets. SQLite has one writer anyway. */
export const lockVisits = async (transaction: DatabaseTransaction): Promise<void> => {
  if (isPostgres(transaction)) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
};

export type Salt = { text: string; stored: boolean };

/** That of a day, the same for all processes. Once it was forgotten, one that nobody else knows and nobody stores. */
export const saltOf = async (transaction: DatabaseTransaction, day: string, today: string): Promise<Salt> => {
  const find = () => transaction.selectFrom("visit_salt").select("salt").where("day", "=", day).executeTakeFirst();
  const made = randomBytes(32).toString("base64url");
  const found = await find();
  if (found) return { text: found.salt, stored: true };
  if (day < today) return { text: made, stored: false };
  await transaction.insertInto("visit_salt").values({ day, salt: made }).execute();
  return { text: made, stored: true };
};

/** By what a visitor is recognized until the salt is gone; nobody finds address and browser from it then. */
export const visitorHash = ({ text }: Salt, visitor: string): string =>
  createHash("sha256").update(`${text}\n${visitor}`).digest("base64url");

/**
 * Forgets who came on days before today, and how to recognize them: at local midnight, run by each process. A day that is
 * further off than tomorrow was written by a clock that went wrong.
 */
export const forgetVisitors = async ({
  database,
  clock,
  purge,
}: Pick<Platform, "database" | "clock" | "purge">): Promise<void> => {
  const day = localDay(clock());
  const [today, tomorrow] = [String(day), String(day.add({ days: 1 }))];
  const gone = await database.transaction().execute(async (transaction) => {
    await lockVisits(transaction);
    const salts = await transaction
      .deleteFrom("visit_salt")
      .where((e) => e.or([e("day", "<", today), e("day", ">", tomorrow)]))
      .executeTakeFirst();
    const visitors = await transaction
      .deleteFrom("visitor")
      .where((e) => e.or([e("day", "<", today), e("day", ">", tomorrow)]))
      .executeTakeFirst();
    return salts.numDeletedRows + visitors.numDeletedRows;
  });
  if (gone > 0n) await purge();
};
