import type { DatabaseTransaction } from "#platform/database/database.ts";

/** A document that is no longer live keeps its address until another one goes live there: takes it from such a one. */
export const takeAddress = async (transaction: DatabaseTransaction, path: string, document: string): Promise<void> => {
  await transaction
    .updateTable("document")
    .set({ path: null })
    .where("path", "=", path)
    .where("id", "!=", document)
    .where("published_revision", "is", null)
    .execute();
};

/** Whether another document, live or not, has this address. */
export const isTaken = async (transaction: DatabaseTransaction, path: string, document: string): Promise<boolean> => {
  const other = await transaction
    .selectFrom("document")
    .select("id")
    .where("path", "=", path)
    .where("id", "!=", document)
    .executeTakeFirst();
  return other !== undefined;
};
