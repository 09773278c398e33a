import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { findDocument } from "../find-document.server.ts";

/**
 * Finds a document whose row stays locked until the commit; null when there is none. Throws NotAllowed by its type.
 * Always before the lock of the site version, or two could deadlock.
 */
export const lockDocument = async (transaction: DatabaseTransaction, actor: Actor | System, id: string) => {
  await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
  return findDocument(transaction, actor, id);
};
