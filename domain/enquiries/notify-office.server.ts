import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import type { Enquiry } from "./enquiry.ts";
import { enquiryMail } from "./enquiry-mail.ts";
import type { LeasedEnquiry } from "./lease.server.ts";
import { nextTry } from "./mail-schedule.ts";

type Ground = Pick<Platform, "database" | "clock" | "log" | "mail" | "settings">;

type Attempt = { result: MailResult; record: Insertable<Tables["mail_attempt"]> };

/**
 * Mails a leased enquiry to the office, writes down how that went and when to try again, and ends the lease. A message
 * that is rejected is tried a second time at once, without Reply-To. Gives up each attempt after `timeoutMs`.
 */
export const notifyOffice = async (ground: Ground, enquiry: LeasedEnquiry, timeoutMs: number): Promise<MailResult> => {
  const first = await attempt(ground, enquiry, timeoutMs);
  const again = !first.result.sent && first.result.fault === "rejected" && enquiry.mail_reply_to === 1;
  const second = again ? await attempt(ground, { ...enquiry, mail_reply_to: 0 }, timeoutMs) : null;
  await writeDown(ground, enquiry, second ? [first, second] : [first]);
  return (second ?? first).result;
};

const attempt = async (ground: Ground, enquiry: LeasedEnquiry, timeoutMs: number): Promise<Attempt> => {
  const at = ground.clock();
  const result = await ground.mail.send(mailFor(ground, enquiry), timeoutMs);
  logResult(ground, enquiry, result);
  const made = { id: randomUUID(), enquiry_id: enquiry.id, at, took_ms: ground.clock() - at };
  const went = result.sent
    ? { fault: null, code: "", message: "", mail_id: result.messageId }
    : { fault: result.fault, code: result.code, message: result.message, mail_id: null };
  return { result, record: { ...made, reply_to: enquiry.mail_reply_to, ...went } };
};

const mailFor = (ground: Ground, row: LeasedEnquiry) =>
  enquiryMail(row as Enquiry, {
    from: ground.mail.from,
    to: ground.mail.to,
    reference: row.reference,
    link: `${ground.settings.PUBLIC_URL}/cms/enquiries/${row.id}`,
    replyTo: row.mail_reply_to === 1,
  });

const logResult = (ground: Ground, { reference }: LeasedEnquiry, result: MailResult) => {
  if (result.sent) ground.log.info({ reference, mailId: result.messageId }, "enquiry: mail sent");
  else ground.log.warn({ reference, fault: result.fault, code: result.code }, "enquiry: mail not sent");
};

/** Only the holder of the lease changes the enquiry, so that a turn that took too long changes nothing. */
const writeDown = (ground: Ground, enquiry: LeasedEnquiry, attempts: [Attempt, ...Attempt[]]): Promise<void> =>
  ground.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("mail_attempt")
      .values(attempts.map(({ record }) => record))
      .execute();
    await transaction
      .updateTable("enquiry")
      .set(outcome(ground, enquiry, attempts))
      .where("id", "=", enquiry.id)
      .where("lease_owner", "=", enquiry.lease_owner)
      .execute();
  });

const outcome = (ground: Ground, enquiry: LeasedEnquiry, attempts: [Attempt, ...Attempt[]]) => {
  const now = ground.clock();
  const { result, record } = attempts.at(-1) ?? attempts[0];
  const made = enquiry.mail_attempts + attempts.length;
  return {
    mail_attempts: made,
    mail_reply_to: record.reply_to,
    mail_settings: ground.mail.fingerprint,
    lease_owner: null,
    lease_until: 0,
    updated_at: now,
    ...(result.sent ? sentFields(result, now) : waitingFields(result, made, now)),
  };
};

const sentFields = (result: MailResult & { sent: true }, now: number) => ({
  mail_state: "sent" as const,
  mail_due_at: null,
  mail_fault: null,
  mail_error: null,
  mail_id: result.messageId,
  mailed_at: now,
});

const waitingFields = (result: MailResult & { sent: false }, attempts: number, now: number) => {
  const next = nextTry(result.fault, attempts, Math.random());
  return {
    mail_state: next.state,
    mail_due_at: now + next.waitMs,
    mail_fault: result.fault,
    mail_error: result.message || result.code,
  };
};
