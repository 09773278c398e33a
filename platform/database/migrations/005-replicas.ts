import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * On PostgreSQL: the processes that may answer from memory without asking, each by the session it listens on, and the
 * newest site version it has acknowledged (platform/database/replicas.ts). A restore, which makes all tables of the site anew, leaves it alone.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create table if not exists replica (
      id text primary key,
      pid integer not null,
      started timestamptz not null,
      version bigint not null
    )`.execute(db);
};
