import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { AlertTables } from "#platform/database/tables/alert-tables.ts";
import { causes } from "./causes.server.ts";
import type { ToldBy } from "./tell.server.ts";

export type AlertRow = Selectable<AlertTables["alert"]>;

/** Everything that is wrong, or was and has not been told yet. */
export const readAlerts = (database: Database): Promise<AlertRow[]> =>
  database.selectFrom("alert").selectAll().execute();

type Seen = { cause: string; words: string; now: number; told?: ToldBy; since?: number };

/** Notes that a cause is there; one that ended and came again goes on. */
export const noteSeen = async (database: Database, { cause, words, now, told, since = now }: Seen): Promise<void> => {
  await database
    .insertInto("alert")
    .values({
      cause,
      words,
      since,
      seen_at: now,
      ended_at: null,
      lease_owner: null,
      mail_told: told?.mail ?? "nothing",
      webhook_told: told?.webhook ?? "nothing",
    })
    .onConflict((conflict) =>
      conflict.column("cause").doUpdateSet({
        words,
        seen_at: now,
        ended_at: null,
        ...(told && { mail_told: told.mail, webhook_told: told.webhook }),
      }),
    )
    .execute();
};

/** Notes that a cause is over, unless a process has seen it since. */
export const noteEnd = async (database: Database, { cause, seen_at }: AlertRow, now: number): Promise<void> => {
  await database
    .updateTable("alert")
    .set({ ended_at: now })
    .where("cause", "=", cause)
    .where("seen_at", "=", seen_at)
    .where("ended_at", "is", null)
    .execute();
};

/** Leases an alert to whoever is about to tell it; null when somebody else is. */
export const leaseAlert = async (database: Database, { cause }: AlertRow): Promise<AlertRow | null> =>
  (await database
    .updateTable("alert")
    .set({ lease_owner: randomUUID() })
    .where("cause", "=", cause)
    .where("lease_owner", "is", null)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Writes down what was told, and ends the lease. */
export const noteTold = async (database: Database, { lease_owner }: AlertRow, told: ToldBy): Promise<void> => {
  await database
    .updateTable("alert")
    .set({ mail_told: told.mail, webhook_told: told.webhook, lease_owner: null })
    .where("lease_owner", "=", lease_owner)
    .execute();
};

/** Ends the lease of a process that died while it told. */
export const endLease = async (database: Database, owner: string): Promise<void> => {
  await database.updateTable("alert").set({ lease_owner: null }).where("lease_owner", "=", owner).execute();
};

export const forgetAlert = async (database: Database, cause: string): Promise<void> => {
  await database.deleteFrom("alert").where("cause", "=", cause).where("ended_at", "is not", null).execute();
};

/** What is wrong right now and has no list of its own on the dashboard, the newest first. */
export type ShownAlert = { cause: string; title: string; words: string; since: number };

export const shownAlerts = async (database: Database): Promise<ShownAlert[]> => {
  const rows = await database
    .selectFrom("alert")
    .select(["cause", "words", "since"])
    .where("ended_at", "is", null)
    .orderBy("since", "desc")
    .execute();
  return rows.flatMap((row) => {
    const cause = causes[row.cause];
    return cause && !cause.listed ? [{ ...row, title: cause.title }] : [];
  });
};
