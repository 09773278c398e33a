import type { Kysely } from "kysely";

/** Missing addresses that staff want to hear of no more. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("missing_path").addColumn("dismissed_at", "bigint").execute();
};
