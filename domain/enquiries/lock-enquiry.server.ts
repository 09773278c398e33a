import type { DatabaseTransaction } from "#platform/database/database.ts";

/** An enquiry, locked until the commit: what is decided by how it stands can't be overtaken. None where it was erased. */
export const lockEnquiry = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .updateTable("enquiry")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
