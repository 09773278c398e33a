import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";

/** What was erased of a person: the references of enquiries, and how many records of mails and notes. */
export type Erased = { references: string[]; attempts: number; notes: number };

type Deps = Pick<Platform, "database" | "clock">;

/**
 * Erases everything that the e-mail address of an enquiry ever sent: enquiries, notes, records of their mails - not the
 * mail in the office's mailbox. Null when the enquiry does not exist any more.
 */
export const erasePerson = async (deps: Deps, actor: Actor, id: string): Promise<Erased | null> => {
  demand(actor, "enquiries");
  return deps.database.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom("enquiry").select("email").where("id", "=", id).executeTakeFirst();
    if (!row) return null;
    const same = await transaction
      .selectFrom("enquiry")
      .select("id")
      .where((e) => e(e.fn<string>("lower", ["email"]), "=", row.email.toLowerCase()))
      .execute();
    const erased = await eraseRows(
      transaction,
      same.map((one) => one.id),
    );
    const detail = erased.references.join(", ");
    await record(transaction, deps.clock(), { actor: actor.id, action: "enquiry-erase", detail });
    return erased;
  });
};

/** Deletes enquiries with all that hangs on them. */
export const eraseRows = async (database: Database, ids: string[]): Promise<Erased> => {
  if (ids.length === 0) return { references: [], attempts: 0, notes: 0 };
  const attempts = await database.deleteFrom("mail_attempt").where("enquiry_id", "in", ids).executeTakeFirst();
  const notes = await database.deleteFrom("enquiry_note").where("enquiry_id", "in", ids).executeTakeFirst();
  const rows = await database.deleteFrom("enquiry").where("id", "in", ids).returning("reference").execute();
  return {
    references: rows.map(({ reference }) => reference).sort(),
    attempts: Number(attempts.numDeletedRows),
    notes: Number(notes.numDeletedRows),
  };
};
