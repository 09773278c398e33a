import type { DatabaseTransaction } from "#platform/database/database.ts";

/** Locks a document's row until the commit; undefined without one, or in the trash. Always before the site version, or two could deadlock. */
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
