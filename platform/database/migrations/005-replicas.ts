import { type Kysely, PostgresAdapter, sql } from "kysely";

/** On PostgreSQL: processes that answer without asking, by session, and the site version each has acknowledged. */
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
