import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry_reply")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("enquiry_id", "text", (c) => c.notNull().references("enquiry.id").onDelete("cascade"))
    .addColumn("reference", "text", (c) => c.notNull())
    .addColumn("author", "text")
    .addColumn("mail_to", "text", (c) => c.notNull())
    .addColumn("answer_to", "text", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("thread", "text", (c) => c.notNull())
    .addColumn("mail_state", "text", (c) => c.notNull())
    .addColumn("mail_due_at", "bigint")
    .addColumn("mail_attempts", "integer", (c) => c.notNull())
    .addColumn("mail_fault", "text")
    .addColumn("mail_error", "text")
    .addColumn("mail_settings", "text")
    .addColumn("mail_reply_to", "integer", (c) => c.notNull())
    .addColumn("mail_id", "text")
    .addColumn("mailed_at", "bigint")
    .addColumn("lease_owner", "text")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`enquiry_reply_${name}`).on("enquiry_reply").columns(columns).execute();
  await index("enquiry", ["enquiry_id", "created_at"]);
  await index("mail_due", ["mail_state", "mail_due_at"]);
  await index("lease_owner", ["lease_owner"]);
  await db.schema.alterTable("mail_attempt").addColumn("reply_id", "text").execute();
  await db.schema.alterTable("mail_attempt").addColumn("mail_to", "text").execute();
  await db.schema.createIndex("mail_attempt_reply").on("mail_attempt").column("reply_id").execute();
};
