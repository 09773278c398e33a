import { type Kysely, sql } from "kysely";

/** When what visitors see of a document last changed; null while that is what the installation began with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("document").addColumn("live_changed_at", "bigint").execute();
  await sql`
    update document set live_changed_at = published_at
    where published_at is not null and not exists (
      select 1 from revision where revision.id = document.published_revision and revision.note = 'First content'
    )`.execute(db);
};
