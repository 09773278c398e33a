import { type CreateTableBuilder, type Kysely, sql } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createEnquiries(db);
  await createAttempts(db);
  await createNotes(db);
  await createReplies(db);
  await createUsedTokens(db);
  await createRateWindows(db);
};

/** What the outbox notes of a mail that leaves, or has left. */
const outgoingMail = <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
  table
    .addColumn("mail_state", "text", (c) => c.notNull())
    .addColumn("mail_due_at", "bigint")
    .addColumn("mail_attempts", "integer", (c) => c.notNull())
    .addColumn("mail_fault", "text")
    .addColumn("mail_error", "text")
    .addColumn("mail_settings", "text")
    .addColumn("mail_reply_to", "integer", (c) => c.notNull())
    .addColumn("mail_id", "text")
    .addColumn("mailed_at", "bigint")
    .addColumn("lease_owner", "text");

const createEnquiries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("reference", "text", (c) => c.notNull().unique())
    .addColumn("form_id", "text", (c) => c.notNull().unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("spam_reasons", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("company", "text", (c) => c.notNull())
    .addColumn("service", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("search", "text", (c) => c.notNull())
    .addColumn("assignee", "text")
    .$call(outgoingMail)
    .addColumn("erased_at", "bigint")
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addColumn("service_name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("language", "text", (c) => c.notNull().defaultTo("en"))
    .addColumn("origin", "text")
    .addColumn("outcome", "text")
    .addColumn("value", "integer")
    .execute();
  await db.schema.createIndex("enquiry_state_created_at").on("enquiry").columns(["state", "created_at"]).execute();
  await db.schema.createIndex("enquiry_mail_due").on("enquiry").columns(["mail_state", "mail_due_at"]).execute();
  await db.schema.createIndex("enquiry_lease_owner").on("enquiry").column("lease_owner").execute();
  await db.schema.createIndex("enquiry_assignee").on("enquiry").columns(["assignee", "created_at"]).execute();
  await db.schema.createIndex("enquiry_outcome").on("enquiry").columns(["outcome", "created_at"]).execute();
};

const createNotes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry_note")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("enquiry_id", "text", (c) => c.notNull().references("enquiry.id").onDelete("cascade"))
    .addColumn("author", "text")
    .addColumn("text", "text", (c) => c.notNull())
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .execute();
  const columns = ["enquiry_id", "created_at"];
  await db.schema.createIndex("enquiry_note_enquiry").on("enquiry_note").columns(columns).execute();
};

const createAttempts = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("mail_attempt")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("enquiry_id", "text", (c) => c.notNull().references("enquiry.id").onDelete("cascade"))
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("took_ms", "integer", (c) => c.notNull())
    .addColumn("reply_to", "integer", (c) => c.notNull())
    .addColumn("fault", "text")
    .addColumn("code", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("mail_id", "text")
    .addColumn("reply_id", "text")
    .addColumn("mail_to", "text")
    .execute();
  await db.schema.createIndex("mail_attempt_enquiry").on("mail_attempt").columns(["enquiry_id", "at"]).execute();
  await db.schema.createIndex("mail_attempt_reply").on("mail_attempt").column("reply_id").execute();
};

/** Answers of staff, and the mail that confirms an enquiry, which waits among them. */
const createReplies = async (db: Kysely<unknown>): Promise<void> => {
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
    .$call(outgoingMail)
    .addColumn("created_at", "bigint", (c) => c.notNull())
    .addColumn("updated_at", "bigint", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull().defaultTo("answer"))
    .execute();
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`enquiry_reply_${name}`).on("enquiry_reply").columns(columns).execute();
  await index("enquiry", ["enquiry_id", "created_at"]);
  await index("mail_due", ["mail_state", "mail_due_at"]);
  await index("lease_owner", ["lease_owner"]);
  await db.schema
    .createIndex("enquiry_reply_confirmation")
    .on("enquiry_reply")
    .column("enquiry_id")
    .unique()
    .where(sql.ref("kind"), "=", sql.lit("confirmation"))
    .execute();
};

const createUsedTokens = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("used_token")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("verified_at", "bigint", (c) => c.notNull())
    .addColumn("used_at", "bigint")
    .addColumn("good_until", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("used_token_good_until").on("used_token").column("good_until").execute();
};

const createRateWindows = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("rate_window")
    .addColumn("key", "text", (c) => c.primaryKey())
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("reset_at", "bigint", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("rate_window_reset_at").on("rate_window").column("reset_at").execute();
};
