import type { Kysely } from "kysely";

/** What staff write down about an enquiry, and a quick way to what somebody has in hand. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry_note")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("enquiry_id", "text", (c) => c.notNull().references("enquiry.id").onDelete("cascade"))
    .addColumn("author", "text")
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("enquiry_note_enquiry")
    .on("enquiry_note")
    .columns(["enquiry_id", "created_at"])
    .execute();
  await db.schema.createIndex("enquiry_assignee").on("enquiry").columns(["assignee", "created_at"]).execute();
};
