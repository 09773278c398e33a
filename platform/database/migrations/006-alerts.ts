import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("alert")
    .ifNotExists()
    .addColumn("cause", "text", (column) => column.primaryKey())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("since", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("ended_at", "bigint")
    .addColumn("mail_told", "text", (column) => column.notNull())
    .addColumn("webhook_told", "text", (column) => column.notNull())
    .addColumn("lease_owner", "text")
    .execute();
};
