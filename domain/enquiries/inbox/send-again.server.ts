import type { MailResult } from "#platform/mail/mail.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { leaseEnquiry } from "../outbox/lease.server.ts";
import { type MailGround, notifyOfficeWithin } from "../outbox/notify-office.server.ts";

/** How long somebody who pressed the button waits. */
const PATIENCE_MS = 10_000;

/** `busy`: it is being sent at this moment. `spam`: free it first. */
export type SendOutcome =
  | { outcome: "sent" }
  | { outcome: "not sent"; mail: MailResult & { sent: false } }
  | { outcome: "busy" | "spam" | "missing" };

export type SendGround = MailGround;

/** Mails an enquiry to the office now, whatever happened to its mail before. */
export const sendAgain = async (ground: SendGround, actor: Actor, id: string): Promise<SendOutcome> => {
  demand(actor, "enquiries");
  const now = ground.clock();
  const row = await ground.database.selectFrom("enquiry").select("state").where("id", "=", id).executeTakeFirst();
  if (!row) return { outcome: "missing" };
  if (row.state === "spam") return { outcome: "spam" };
  await ground.database
    .updateTable("enquiry")
    .set({ mail_state: "due", mail_due_at: now })
    .where("id", "=", id)
    .where("lease_owner", "is", null)
    .execute();
  await record(ground.database, now, { actor: actor.id, action: "enquiry-send", subject: id });
  return sendNow(ground, id);
};

/** Sends one that is due; what the visitor's own request would have done. */
export const sendNow = async (ground: SendGround, id: string): Promise<SendOutcome> => {
  const leased = await leaseEnquiry(ground, id);
  if (!leased) return { outcome: "busy" };
  const result = await notifyOfficeWithin(ground, leased, PATIENCE_MS);
  return result.sent ? { outcome: "sent" } : { outcome: "not sent", mail: result };
};
