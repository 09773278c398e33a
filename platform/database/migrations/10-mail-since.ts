import type { Kysely } from "kysely";

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("enquiry").addColumn("mail_since", "bigint").execute();
};
