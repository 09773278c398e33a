import type { DatabaseTransaction } from "#platform/database/database.ts";

/** How an enquiry stands, locked until the commit: what is decided by it can't be overtaken. None where it was erased. */
export const lockEnquiry = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .updateTable("enquiry")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .returning(["state", "outcome", "value"])
    .executeTakeFirst();
