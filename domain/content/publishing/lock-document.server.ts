import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { findDocument } from "../find-document.server.ts";

/** `findDocument` with the row locked until the commit. Always before the lock of the site version, or two could deadlock. */
export const lockDocument = async (transaction: DatabaseTransaction, actor: Actor | System, id: string) => {
  await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .execute();
  return findDocument(transaction, actor, id);
};
