import { type Kysely, sql } from "kysely";

/** How much of the site is live, kept by whoever changes it: counting ten thousand rows for a page takes as long as the page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("live_count")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("posts", "integer", (column) => column.notNull())
    .addColumn("addresses", "integer", (column) => column.notNull())
    .addColumn("changed_at", "bigint", (column) => column.notNull())
    .execute();
  await sql`
    insert into live_count (id, posts, addresses, changed_at)
    select 1, coalesce(sum(case when type = 'post' then 1 else 0 end), 0), count(path), coalesce(max(published_at), 0)
    from document where published_revision is not null and deleted_at is null having count(*) > 0`.execute(db);
};
