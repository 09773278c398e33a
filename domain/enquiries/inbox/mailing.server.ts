import type { Platform } from "#platform/platform.ts";
import { inTransaction } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { lockEnquiry } from "../lock-enquiry.server.ts";
import type { MailDeps } from "../outbox/send-leased.server.ts";
import { type SendOutcome, sendNow } from "../outbox/send-now.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** Mails an enquiry to the office now, whatever happened to its mail before. */
export const sendAgain = async (deps: MailDeps, actor: Actor, id: string): Promise<SendOutcome> => {
  demand(actor, "enquiries");
  const now = deps.clock();
  const refused = await deps.database.transaction().execute(async (transaction) => {
    const row = await lockEnquiry(transaction, id);
    if (!row) return "missing";
    if (row.state === "spam") return "spam";
    const since = row.mail_state === "sent" ? now : row.mail_since;
    await transaction
      .updateTable("enquiry")
      .set({ mail_state: "due", mail_due_at: now, mail_since: since })
      .where("id", "=", id)
      .execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-send", subject: id });
    return null;
  });
  return refused ? { outcome: refused } : sendNow(deps, "enquiry", id);
};

/** Mails the confirmation of an enquiry to its sender now, given up or not; `missing` where none was made or it has left. */
export const sendConfirmationAgain = async (deps: MailDeps, actor: Actor, enquiry: string): Promise<SendOutcome> => {
  demand(actor, "enquiries");
  const row = await deps.database
    .selectFrom("enquiry_reply as mail")
    .innerJoin("enquiry", "enquiry.id", "mail.enquiry_id")
    .select(["mail.id", "mail.mail_state", "enquiry.state"])
    .where("enquiry.id", "=", enquiry)
    .where("mail.kind", "=", "confirmation")
    .executeTakeFirst();
  if (!row || row.mail_state === "sent") return { outcome: "missing" };
  if (row.state === "spam") return { outcome: "spam" };
  await record(deps.database, deps.clock(), { actor: actor.id, action: "enquiry-confirm", subject: enquiry });
  return sendNow(deps, "enquiry_reply", row.id, { heldBack: true });
};

/** `unchanged`: it is spam already, or not there. */
export type SpamOutcome = { outcome: "marked" | "unchanged" };

/** A mail that has not left, the confirmation to its sender too, is not sent, and a turn at mailing it loses its lease. */
export const markSpam = (deps: Deps, actor: Actor, id: string, reasons = ["Marked by staff"]): Promise<SpamOutcome> => {
  demand(actor, "enquiries");
  const now = deps.clock();
  return inTransaction(deps.database, async (transaction): Promise<SpamOutcome> => {
    const marked = await transaction
      .updateTable("enquiry")
      .set({ state: "spam", spam_reasons: JSON.stringify(reasons), updated_at: now })
      .where("id", "=", id)
      .where("state", "!=", "spam")
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return { outcome: "unchanged" };
    await transaction
      .updateTable("enquiry")
      .set({ mail_state: "none", mail_due_at: null, lease_owner: null })
      .where("id", "=", id)
      .where("mail_state", "!=", "sent")
      .execute();
    await transaction
      .updateTable("enquiry_reply")
      .set({ mail_state: "none", mail_due_at: null, lease_owner: null })
      .where("enquiry_id", "=", id)
      .where("kind", "=", "confirmation")
      .where("mail_state", "!=", "sent")
      .execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-spam", subject: id });
    return { outcome: "marked" };
  });
};

/** Moves an enquiry out of spam, to new, and mails it unless that was done before. */
export const notSpam = async (
  deps: MailDeps,
  actor: Actor,
  id: string,
): Promise<SendOutcome | { outcome: "sent-before" }> => {
  const freed = await freeFromSpam(deps, actor, id);
  if (!freed) return { outcome: "missing" };
  return freed.mail_state === "sent" ? { outcome: "sent-before" } : sendNow(deps, "enquiry", id);
};

/** `notSpam`, but its mail is left to the next turn of the outbox. Returns how its mail stood; null where it was no spam. */
export const freeFromSpam = async (deps: Deps, actor: Actor, id: string) => {
  demand(actor, "enquiries");
  const now = deps.clock();
  return inTransaction(deps.database, async (transaction) => {
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
      .set({ mail_state: "due", mail_due_at: now, mail_since: now, lease_owner: null })
      .where("id", "=", id)
      .where("mail_state", "!=", "sent")
      .execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-not-spam", subject: id });
    return row;
  });
};
