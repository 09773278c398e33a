import type { DatabaseTransaction } from "#platform/database/database.ts";

/**
 * Lets one transaction at a time change what becomes of a document, until it ends, and tells whether visitors see it
 * now; undefined where there is none, or it is in the trash. To be held before the site version: in one order, two
 * that want both wait for each other instead of failing.
 */
export const holdDocument = async (
  transaction: DatabaseTransaction,
  document: string,
): Promise<{ isLive: boolean } | undefined> => {
  const row = await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", document)
    .where("deleted_at", "is", null)
    .returning("published_revision")
    .executeTakeFirst();
  return row && { isLive: row.published_revision !== null };
};
