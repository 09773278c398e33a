import type { Kysely } from "kysely";

/** Documents of the first content of which somebody said that they are true. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("confirmed_document")
    .addColumn("document_id", "text", (c) => c.primaryKey().references("document.id").onDelete("cascade"))
    .addColumn("confirmed_by", "text")
    .addColumn("confirmed_at", "bigint", (c) => c.notNull())
    .execute();
};
