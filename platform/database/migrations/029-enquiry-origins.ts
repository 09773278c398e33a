import { type Kysely, sql } from "kysely";

/** Where an enquiry came from and what became of it; the mail that confirms it waits among the answers, one for each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("enquiry").addColumn("origin", "text").execute();
  await db.schema.alterTable("enquiry").addColumn("outcome", "text").execute();
  await db.schema.alterTable("enquiry").addColumn("value", "integer").execute();
  await db.schema.createIndex("enquiry_outcome").on("enquiry").columns(["outcome", "created_at"]).execute();
  await db.schema
    .alterTable("enquiry_reply")
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("answer"))
    .execute();
  await db.schema
    .createIndex("enquiry_reply_confirmation")
    .on("enquiry_reply")
    .column("enquiry_id")
    .unique()
    .where(sql.ref("kind"), "=", sql.lit("confirmation"))
    .execute();
};
