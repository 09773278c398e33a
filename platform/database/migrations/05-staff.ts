import { type Kysely, PostgresAdapter } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const kinds = kindsOf(db);
  await createStaff(db, kinds);
  await createSessions(db, kinds);
  await createAccounts(db, kinds);
  await createVerifications(db, kinds);
  await createSecondFactors(db, kinds);
  await createPasskeys(db, kinds);
  await createActivity(db);
  await createUndo(db);
};

type Kinds = { moment: "timestamptz" | "text"; flag: "boolean" | "integer"; no: boolean | number };

/** Better Auth hands PostgreSQL dates and booleans, SQLite ISO text and 0 or 1. */
const kindsOf = (db: Kysely<unknown>): Kinds =>
  db.getExecutor().adapter instanceof PostgresAdapter
    ? { moment: "timestamptz", flag: "boolean", no: false }
    : { moment: "text", flag: "integer", no: 0 };

const createStaff = (db: Kysely<unknown>, { moment, flag, no }: Kinds): Promise<void> =>
  db.schema
    .createTable("staff")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull().unique())
    .addColumn("email_verified", flag, (c) => c.notNull())
    .addColumn("image", "text")
    .addColumn("role", "text", (c) => c.notNull())
    .addColumn("banned", flag, (c) => c.notNull().defaultTo(no))
    .addColumn("ban_reason", "text")
    .addColumn("ban_expires", moment)
    .addColumn("two_factor_enabled", flag, (c) => c.notNull().defaultTo(no))
    .addColumn("created_at", moment, (c) => c.notNull())
    .addColumn("updated_at", moment, (c) => c.notNull())
    .execute();

const createSessions = async (db: Kysely<unknown>, { moment }: Kinds): Promise<void> => {
  await db.schema
    .createTable("staff_session")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("token", "text", (c) => c.notNull().unique())
    .addColumn("expires_at", moment, (c) => c.notNull())
    .addColumn("ip_address", "text")
    .addColumn("user_agent", "text")
    .addColumn("impersonated_by", "text")
    .addColumn("created_at", moment, (c) => c.notNull())
    .addColumn("updated_at", moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("staff_session_user").on("staff_session").column("user_id").execute();
};

const createAccounts = async (db: Kysely<unknown>, { moment }: Kinds): Promise<void> => {
  await db.schema
    .createTable("staff_account")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("account_id", "text", (c) => c.notNull())
    .addColumn("provider_id", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("access_token", "text")
    .addColumn("refresh_token", "text")
    .addColumn("id_token", "text")
    .addColumn("access_token_expires_at", moment)
    .addColumn("refresh_token_expires_at", moment)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("created_at", moment, (c) => c.notNull())
    .addColumn("updated_at", moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("staff_account_user").on("staff_account").column("user_id").execute();
};

const createVerifications = async (db: Kysely<unknown>, { moment }: Kinds): Promise<void> => {
  await db.schema
    .createTable("staff_verification")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("identifier", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addColumn("expires_at", moment, (c) => c.notNull())
    .addColumn("created_at", moment, (c) => c.notNull())
    .addColumn("updated_at", moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex("staff_verification_identifier").on("staff_verification").column("identifier").execute();
};

const createSecondFactors = async (db: Kysely<unknown>, { moment, flag, no }: Kinds): Promise<void> => {
  await db.schema
    .createTable("staff_second_factor")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("secret", "text", (c) => c.notNull())
    .addColumn("backup_codes", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("verified", flag, (c) => c.notNull().defaultTo(no))
    .addColumn("failed_verification_count", "integer")
    .addColumn("locked_until", moment)
    .execute();
  await db.schema.createIndex("staff_second_factor_user").on("staff_second_factor").column("user_id").execute();
};

/** As Better Auth's plugin wants them, and when each was last used. */
const createPasskeys = async (db: Kysely<unknown>, { moment, flag }: Kinds): Promise<void> => {
  await db.schema
    .createTable("staff_passkey")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("name", "text")
    .addColumn("credential_id", "text", (c) => c.notNull().unique())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("counter", "bigint", (c) => c.notNull())
    .addColumn("device_type", "text", (c) => c.notNull())
    .addColumn("backed_up", flag, (c) => c.notNull())
    .addColumn("transports", "text")
    .addColumn("aaguid", "text")
    .addColumn("created_at", moment)
    .addColumn("last_used_at", moment)
    .execute();
  await db.schema.createIndex("staff_passkey_user").on("staff_passkey").column("user_id").execute();
};

const createActivity = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("activity")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("actor", "text")
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("document_id", "text")
    .addColumn("detail", "text", (c) => c.notNull())
    .addColumn("subject", "text")
    .execute();
  await db.schema.createIndex("activity_at").on("activity").column("at").execute();
  await db.schema.createIndex("activity_actor_at").on("activity").columns(["actor", "at"]).execute();
  await db.schema.createIndex("activity_document_at").on("activity").columns(["document_id", "at"]).execute();
};

const createUndo = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("undo")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("steps", "text", (c) => c.notNull())
    .execute();
};
