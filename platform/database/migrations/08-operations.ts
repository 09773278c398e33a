import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("alert")
    .addColumn("cause", "text", (column) => column.primaryKey())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("mail_told", "text", (column) => column.notNull())
    .addColumn("webhook_told", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .execute();
  await db.schema
    .createTable("backup")
    .addColumn("id", "bigint", (c) => c.primaryKey())
    .addColumn("archive", "text", (c) => c.notNull())
    .addColumn("bytes", "bigint", (c) => c.notNull())
    .addColumn("fault", "text")
    .execute();
};
