import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("undo")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("actor", "text", (c) => c.notNull())
    .addColumn("at", "bigint", (c) => c.notNull())
    .addColumn("steps", "text", (c) => c.notNull())
    .execute();
};
