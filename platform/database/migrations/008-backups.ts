import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("backup")
    .ifNotExists()
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("archive", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("fault", "text")
    .execute();
};
