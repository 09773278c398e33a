import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { MailDeps } from "../outbox/notify-office.server.ts";
import { type SendOutcome, sendNow } from "./send-again.server.ts";

/** Marks an enquiry as spam; a mail that has not left yet is not sent. False when it is spam already or does not exist. */
export const markSpam = (deps: MailDeps, actor: Actor, id: string): Promise<boolean> => {
  demand(actor, "enquiries");
  const now = deps.clock();
  return deps.database.transaction().execute(async (transaction) => {
    const marked = await transaction
      .updateTable("enquiry")
      .set({ state: "spam", spam_reasons: JSON.stringify(["Marked by staff"]), updated_at: now })
      .where("id", "=", id)
      .where("state", "!=", "spam")
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return false;
    await transaction
      .updateTable("enquiry")
      .set({ mail_state: "none", mail_due_at: null })
      .where("id", "=", id)
      .where("mail_state", "!=", "sent")
      .execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-spam", subject: id });
    return true;
  });
};

/** Moves an enquiry out of spam, to new, and mails it unless that was done before. */
export const notSpam = async (
  deps: MailDeps,
  actor: Actor,
  id: string,
): Promise<SendOutcome | { outcome: "sent-before" }> => {
  demand(actor, "enquiries");
  const now = deps.clock();
  const freed = await deps.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable("enquiry")
      .set({ state: "new", spam_reasons: "[]", updated_at: now })
      .where("id", "=", id)
      .where("state", "=", "spam")
      .returning("mail_state")
      .executeTakeFirst();
    if (!row) return null;
    await transaction
      .updateTable("enquiry")
      .set({ mail_state: "due", mail_due_at: now, lease_owner: null })
      .where("id", "=", id)
      .where("mail_state", "!=", "sent")
      .execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-not-spam", subject: id });
    return row;
  });
  if (!freed) return { outcome: "missing" };
  return freed.mail_state === "sent" ? { outcome: "sent-before" } : sendNow(deps, id);
};
