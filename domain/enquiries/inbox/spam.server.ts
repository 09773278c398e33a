import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type SendGround, type SendOutcome, sendNow } from "./send-again.server.ts";

/** Marks an enquiry as spam: it leaves the inbox, and a mail that has not left yet stays. False when it is not there. */
export const markSpam = (ground: SendGround, actor: Actor, id: string): Promise<boolean> => {
  demand(actor, "enquiries");
  const now = ground.clock();
  return ground.database.transaction().execute(async (transaction) => {
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

/** Frees an enquiry that is no spam: it is new, and its mail is sent if it never was. */
export const notSpam = async (
  ground: SendGround,
  actor: Actor,
  id: string,
): Promise<SendOutcome | { outcome: "sent before" }> => {
  demand(actor, "enquiries");
  const now = ground.clock();
  const freed = await ground.database.transaction().execute(async (transaction) => {
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
  return freed.mail_state === "sent" ? { outcome: "sent before" } : sendNow(ground, id);
};
