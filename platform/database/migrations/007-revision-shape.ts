import type { Kysely } from "kysely";

/** The shape of the content that a revision was written in; 0 is that of all releases until now. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("revision")
    .addColumn("shape", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
};
