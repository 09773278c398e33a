import type { Kysely } from "kysely";

/** Where a service will stand once it goes live by its schedule, as JSON. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("document").addColumn("publish_places", "text").execute();
};
