import type { Kysely } from "kysely";

/** Who planned a publication, what keeps it from happening; and ways to lists, due publications and what was done to a document. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("document").addColumn("schedule_by", "text").execute();
  await db.schema.alterTable("document").addColumn("schedule_fault", "text").execute();
  await db.schema.alterTable("document").addColumn("schedule_tried_at", "bigint").execute();
  await db.schema.createIndex("document_publish_at").on("document").column("publish_at").execute();
  await db.schema.createIndex("document_unpublish_at").on("document").column("unpublish_at").execute();
  await db.schema.createIndex("document_type_updated_at").on("document").columns(["type", "updated_at"]).execute();
  await db.schema.createIndex("activity_document_at").on("activity").columns(["document_id", "at"]).execute();
};
