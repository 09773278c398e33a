import { type Kysely, PostgresAdapter, sql } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createPaths(db);
  await createSiteVersion(db);
  await createReplicas(db);
};

const createPaths = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("redirect")
    .addColumn("from_path", "text", (c) => c.primaryKey())
    .addColumn("to_path", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("created_by", "text")
    .execute();
  await db.schema
    .createTable("missing_path")
    .addColumn("path", "text", (c) => c.primaryKey())
    .addColumn("hits", "integer", (c) => c.notNull())
    .addColumn("first_seen", "bigint", (c) => c.notNull())
    .addColumn("last_seen", "bigint", (c) => c.notNull())
    .addColumn("dismissed_at", "bigint")
    .execute();
};

const createSiteVersion = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("site_version")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("version", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("live_count")
    .addColumn("id", "integer", (c) => c.primaryKey())
    .addColumn("posts", "integer", (c) => c.notNull())
    .addColumn("addresses", "integer", (c) => c.notNull())
    .addColumn("changed_at", "bigint", (c) => c.notNull())
    .execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create or replace function announce_site_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site_changed', new.version::text);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger site_version_announced after insert or update on site_version
    for each row execute function announce_site_version()`.execute(db);
};

/** On PostgreSQL: processes that answer without asking, by session, and the site version each has acknowledged. */
const createReplicas = async (db: Kysely<unknown>): Promise<void> => {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`
    create table replica (
      id text primary key,
      pid integer not null,
      started timestamptz not null,
      version bigint not null
    )`.execute(db);
};
