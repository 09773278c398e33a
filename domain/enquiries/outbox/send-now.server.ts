import type { MailResult } from "#platform/mail/mail.ts";
import { lease, type Queue } from "./lease.server.ts";
import { type MailDeps, sendLeasedWithin } from "./send-leased.server.ts";

const PATIENCE_MS = 10_000;

/** `busy`: it is being sent right now. `spam`: nothing is mailed before `notSpam`. */
export type SendOutcome =
  | { outcome: "sent" }
  | { outcome: "not-sent"; mail: MailResult & { sent: false } }
  | { outcome: "busy" | "spam" | "missing" };

/** Mails what has not left, due or not, as the request of the visitor would have; `heldBack` as in `lease`. */
export const sendNow = async (
  deps: MailDeps,
  queue: Queue,
  id: string,
  which?: { heldBack: boolean },
): Promise<SendOutcome> => {
  const leased = await lease(deps, queue, id, which);
  if (!leased) return { outcome: "busy" };
  const result = await sendLeasedWithin(deps, leased, PATIENCE_MS);
  return result.sent ? { outcome: "sent" } : { outcome: "not-sent", mail: result };
};
