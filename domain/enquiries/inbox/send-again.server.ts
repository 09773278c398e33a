import type { MailResult } from "#platform/mail/mail.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { leaseEnquiry } from "../outbox/lease.server.ts";
import { type MailDeps, notifyOfficeWithin } from "../outbox/notify-office.server.ts";

/** How long whoever pressed the button waits for the mail. */
const PATIENCE_MS = 10_000;

/** `busy`: it is being sent right now. `spam`: nothing is mailed before `notSpam`. */
export type SendOutcome =
  | { outcome: "sent" }
  | { outcome: "not-sent"; mail: MailResult & { sent: false } }
  | { outcome: "busy" | "spam" | "missing" };

/** Mails an enquiry to the office now, whatever happened to its mail before. */
export const sendAgain = async (deps: MailDeps, actor: Actor, id: string): Promise<SendOutcome> => {
  demand(actor, "enquiries");
  const now = deps.clock();
  const row = await deps.database.selectFrom("enquiry").select("state").where("id", "=", id).executeTakeFirst();
  if (!row) return { outcome: "missing" };
  if (row.state === "spam") return { outcome: "spam" };
  await deps.database
    .updateTable("enquiry")
    .set({ mail_state: "due", mail_due_at: now })
    .where("id", "=", id)
    .where("lease_owner", "is", null)
    .execute();
  await record(deps.database, now, { actor: actor.id, action: "enquiry-send", subject: id });
  return sendNow(deps, id);
};

/** Mails an enquiry that is due, as the request of the visitor would have. */
export const sendNow = async (deps: MailDeps, id: string): Promise<SendOutcome> => {
  const leased = await leaseEnquiry(deps, id);
  if (!leased) return { outcome: "busy" };
  const result = await notifyOfficeWithin(deps, leased, PATIENCE_MS);
  return result.sent ? { outcome: "sent" } : { outcome: "not-sent", mail: result };
};
