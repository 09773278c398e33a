import type { Kysely } from "kysely";

/** A lease is over when others have seen it unchanged for long enough, each by its own watch: no time is written down. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("enquiry").dropColumn("lease_until").execute();
  await db.schema.createIndex("enquiry_lease_owner").on("enquiry").column("lease_owner").execute();
};
