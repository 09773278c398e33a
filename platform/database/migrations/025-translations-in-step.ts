import type { Kysely } from "kysely";

/** What somebody did so far to bring a translation in step with its original, as JSON; null where nothing is begun. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("document").addColumn("in_step", "text").execute();
};
