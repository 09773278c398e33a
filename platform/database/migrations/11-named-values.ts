import type { Kysely } from "kysely";

/** Unknown, null, for texts that were kept before: they are made anew. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("search_text").addColumn("names", "text").execute();
};
