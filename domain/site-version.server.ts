import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { isPostgres } from "./sql.server.ts";

const ROW = 1;

/** The number of changes that visitors could see so far; 0 before the first start. Everything kept in memory is keyed by it. */
export const siteVersion = async (database: Database): Promise<number> => {
  const row = await database.selectFrom("site_version").select("version").where("id", "=", ROW).executeTakeFirst();
  return row?.version ?? 0;
};

/** Counts one more change, inside the transaction that makes it. Returns the new version. */
export const advanceSiteVersion = async (transaction: DatabaseTransaction): Promise<number> => {
  const row = await transaction
    .updateTable("site_version")
    .set((e) => ({ version: e("version", "+", 1) }))
    .where("id", "=", ROW)
    .returning("version")
    .executeTakeFirstOrThrow();
  return row.version;
};

/** Any number that no other lock of the database has. */
const FIRST_START = 20_261_123;

/**
 * Makes the row; true for the one process that did, also when several start together. On PostgreSQL the others don't wait
 * for it: filling a database can take longer than one query may.
 */
export const claimFirstStart = async (transaction: DatabaseTransaction): Promise<boolean> => {
  if (isPostgres(transaction)) {
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${sql.lit(FIRST_START)}) as mine`.execute(transaction);
    if (!rows[0]?.mine) return false;
  }
  const row = await transaction
    .insertInto("site_version")
    .values({ id: ROW, version: 1 })
    .onConflict((c) => c.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
};

/** Locks what visitors see until the commit, for rows that depend on others, such as redirects. After the document, or two could deadlock. */
export const lockSiteVersion = async (transaction: DatabaseTransaction): Promise<void> => {
  await transaction
    .updateTable("site_version")
    .set((e) => ({ version: e.ref("version") }))
    .where("id", "=", ROW)
    .execute();
};
