import type { Kysely } from "kysely";

/** The tags of a document's draft and of what is live, to find documents by; made from their revisions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("document_tag")
    .addColumn("document_id", "text", (c) => c.notNull().references("document.id").onDelete("cascade"))
    .addColumn("version", "text", (c) => c.notNull())
    .addColumn("slug", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("document_tag_key", ["document_id", "version", "slug"])
    .execute();
  await db.schema
    .createIndex("document_tag_slug")
    .on("document_tag")
    .columns(["version", "slug", "document_id"])
    .execute();
};
