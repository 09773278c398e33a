import { type Kysely, PostgresAdapter } from "kysely";

/** Passkeys of staff as Better Auth's plugin wants them, and when each was last used. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const moment = isPostgres ? "timestamptz" : "text";
  await db.schema
    .createTable("staff_passkey")
    .ifNotExists()
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("staff.id").onDelete("cascade"))
    .addColumn("name", "text")
    .addColumn("credential_id", "text", (c) => c.notNull().unique())
    .addColumn("public_key", "text", (c) => c.notNull())
    .addColumn("counter", "bigint", (c) => c.notNull())
    .addColumn("device_type", "text", (c) => c.notNull())
    .addColumn("backed_up", isPostgres ? "boolean" : "integer", (c) => c.notNull())
    .addColumn("transports", "text")
    .addColumn("aaguid", "text")
    .addColumn("created_at", moment)
    .addColumn("last_used_at", moment)
    .execute();
  await db.schema.createIndex("staff_passkey_user").ifNotExists().on("staff_passkey").column("user_id").execute();
};
