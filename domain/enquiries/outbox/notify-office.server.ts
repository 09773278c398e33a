import { randomUUID } from "node:crypto";
import type { MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { enquiryMail } from "../mail/enquiry-mail.ts";
import type { LeasedEnquiry } from "./lease.server.ts";
import { type Attempt, recordAttempts } from "./record-attempts.server.ts";

export type MailDeps = Pick<
  Platform,
  "database" | "commit" | "clock" | "elapsed" | "log" | "mail" | "settings" | "background" | "closing"
>;

/** Both attempts of one turn. A late answer is waited for: the mail service may have taken the mail. */
const TURN_MS = 15_000;
const WRITE_AGAIN_MS = 500;

/**
 * Mails a leased enquiry, records the result and the next try; takes up to 20 s, never rejects. What can't be written
 * while the database is away is written later.
 */
export const notifyOffice = async (deps: MailDeps, enquiry: LeasedEnquiry): Promise<MailResult> => {
  const first = await attempt(deps, enquiry, TURN_MS);
  const again = !first.result.sent && first.result.fault === "rejected" && enquiry.mail_reply_to === 1;
  const left = Math.max(1_000, TURN_MS - first.record.took_ms);
  const second = again ? await attempt(deps, { ...enquiry, mail_reply_to: 0 }, left) : null;
  const write = () => recordAttempts(deps, enquiry, second ? [first, second] : [first]);
  await write().catch((error: unknown) => {
    deps.log.error({ err: error, reference: enquiry.reference }, "enquiry: could not record what became of its mail");
    deps.background.add(writeAgain(deps, write));
  });
  return (second ?? first).result;
};

/** `notifyOffice` for a caller who waits no longer than `patienceMs`; a mail in flight goes on and is recorded. */
export const notifyOfficeWithin = (deps: MailDeps, enquiry: LeasedEnquiry, patienceMs: number): Promise<MailResult> => {
  const sending = notifyOffice(deps, enquiry);
  deps.background.add(sending);
  return new Promise((resolve) => {
    const message = `The email service did not answer within ${patienceMs / 1000} seconds`;
    const timer = setTimeout(resolve, patienceMs, { sent: false, fault: "network", code: "Timeout", message });
    void sending.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
};

const writeAgain = async ({ closing }: MailDeps, write: () => Promise<void>): Promise<void> => {
  while (!closing.aborted) {
    await new Promise((resolve) => setTimeout(resolve, WRITE_AGAIN_MS));
    try {
      return await write();
    } catch {
      // The database is still away.
    }
  }
};

const attempt = async (deps: MailDeps, enquiry: LeasedEnquiry, timeoutMs: number): Promise<Attempt> => {
  const { reference, id, mail_reply_to } = enquiry;
  const at = deps.clock();
  const started = deps.elapsed();
  const message = enquiryMail(enquiry, {
    from: deps.mail.from,
    to: deps.mail.to,
    reference,
    link: `${deps.settings.PUBLIC_URL}/cms/enquiries/${id}`,
    replyTo: mail_reply_to === 1,
  });
  const result = await deps.mail.send(message, timeoutMs);
  if (result.sent) deps.log.info({ reference, mailId: result.messageId }, "enquiry: mail sent");
  else deps.log.warn({ reference, fault: result.fault, code: result.code }, "enquiry: mail not sent");
  const took_ms = Math.round(deps.elapsed() - started);
  const outcome = result.sent
    ? { fault: null, code: "", message: "", mail_id: result.messageId }
    : { fault: result.fault, code: result.code, message: result.message, mail_id: null };
  return { result, record: { id: randomUUID(), enquiry_id: id, at, took_ms, reply_to: mail_reply_to, ...outcome } };
};
