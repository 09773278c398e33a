import { type Kysely, sql } from "kysely";

/**
 * Ways to what visitors see, without what they don't: posts in the order of the blog, and addresses in that of the
 * sitemap. Both are counted and paged without reading a row.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex("document_type_shown_on").execute();
  await sql`
    create index document_live_shown_on on document (type, deleted_at, shown_on desc, id)
    where published_revision is not null`.execute(db);
  await sql`
    create index document_live_path on document (path, published_at)
    where path is not null and published_revision is not null and deleted_at is null`.execute(db);
};
