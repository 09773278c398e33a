import type { DatabaseTransaction } from "#platform/database/database.ts";

/**
 * Locks the row of a document until the transaction ends and tells what is live of it; undefined where there is none,
 * or it is in the trash. Lock the document before the site version, to avoid deadlock.
 */
export const lockDocument = async (
  transaction: DatabaseTransaction,
  document: string,
): Promise<{ isLive: boolean; path: string | null } | undefined> => {
  const row = await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", document)
    .where("deleted_at", "is", null)
    .returning(["published_revision", "path"])
    .executeTakeFirst();
  return row && { isLive: row.published_revision !== null, path: row.path };
};
