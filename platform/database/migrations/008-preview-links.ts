import type { Kysely } from "kysely";

/** Links that show one draft to somebody outside, for a while. The token itself is not kept, only its hash. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("preview_link")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("token_hash", "text", (c) => c.notNull().unique())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("expires_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("preview_link_document").on("preview_link").column("document_id").execute();
};
