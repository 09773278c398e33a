import { type Kysely, PostgresAdapter, sql } from "kysely";

/** On PostgreSQL, whoever advances the site version tells everyone who listens, exactly when it is committed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
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
