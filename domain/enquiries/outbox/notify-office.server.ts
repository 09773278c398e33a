import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import type { Enquiry } from "../enquiry.ts";
import { enquiryMail } from "../mail/enquiry-mail.ts";
import type { LeasedEnquiry } from "./lease.server.ts";
import { nextTry } from "./mail-schedule.ts";

/** What mailing an enquiry needs. */
export type MailGround = Pick<
  Platform,
  "database" | "commit" | "clock" | "elapsed" | "log" | "mail" | "settings" | "background" | "closing"
>;
type Ground = MailGround;

/** Both attempts of one turn. An answer that comes late is waited for: the service may have taken the mail. */
const TURN_MS = 15_000;
/** A database that is away is told again of what happened, this often. */
const TELL_AGAIN_MS = 500;

type Attempt = { result: MailResult; record: Insertable<Tables["mail_attempt"]> };

/**
 * Mails a leased enquiry to the office, writes down how that went and when to try again, and ends the lease. A message
 * that is rejected is tried a second time at once, without Reply-To. Takes up to 20 s. Never throws: while the database
 * can't be told, it is told again until the process closes.
 */
export const notifyOffice = async (ground: Ground, enquiry: LeasedEnquiry): Promise<MailResult> => {
  const first = await attempt(ground, enquiry, TURN_MS);
  const again = !first.result.sent && first.result.fault === "rejected" && enquiry.mail_reply_to === 1;
  const left = Math.max(1_000, TURN_MS - first.record.took_ms);
  const second = again ? await attempt(ground, { ...enquiry, mail_reply_to: 0 }, left) : null;
  const attempts: [Attempt, ...Attempt[]] = second ? [first, second] : [first];
  await writeDown(ground, enquiry, attempts).catch((error: unknown) => {
    ground.log.error(
      { err: error, reference: enquiry.reference },
      "enquiry: could not write down what became of its mail",
    );
    ground.background.add(keepTelling(ground, () => writeDown(ground, enquiry, attempts)));
  });
  return (second ?? first).result;
};

/** `notifyOffice` for somebody who waits no longer than `patienceMs`; a mail under way goes on and is written down. */
export const notifyOfficeWithin = (ground: Ground, enquiry: LeasedEnquiry, patienceMs: number): Promise<MailResult> => {
  const sending = notifyOffice(ground, enquiry);
  ground.background.add(sending);
  return new Promise((resolve) => {
    const message = `The email service did not answer within ${patienceMs / 1000} seconds`;
    const timer = setTimeout(resolve, patienceMs, { sent: false, fault: "network", code: "Timeout", message });
    void sending.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
};

const keepTelling = async (ground: Ground, tell: () => Promise<void>): Promise<void> => {
  while (!ground.closing.aborted) {
    await new Promise((resolve) => setTimeout(resolve, TELL_AGAIN_MS));
    const told = await tell().then(
      () => true,
      () => false,
    );
    if (told) return;
  }
};

const attempt = async (ground: Ground, enquiry: LeasedEnquiry, timeoutMs: number): Promise<Attempt> => {
  const at = ground.clock();
  const begun = ground.elapsed();
  const result = await ground.mail.send(mailFor(ground, enquiry), timeoutMs);
  logResult(ground, enquiry, result);
  const made = { id: randomUUID(), enquiry_id: enquiry.id, at, took_ms: Math.round(ground.elapsed() - begun) };
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

/**
 * Only the holder of the lease changes the enquiry: a turn that took too long changes nothing, unless the mail has left.
 * What was told before, by an answer that was lost, is told once.
 */
const writeDown = (ground: Ground, enquiry: LeasedEnquiry, attempts: [Attempt, ...Attempt[]]): Promise<void> =>
  ground.commit(async (transaction) => {
    const tried = attempts.filter(({ result }) => result.sent || result.fault !== "busy");
    if (tried.length > 0)
      await transaction
        .insertInto("mail_attempt")
        .values(tried.map(({ record }) => record))
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    const isSent = attempts.some(({ result }) => result.sent);
    const update = transaction
      .updateTable("enquiry")
      .set(outcome(ground, enquiry, attempts, tried.length))
      .where("id", "=", enquiry.id);
    await (isSent
      ? update.where("mail_state", "!=", "sent")
      : update.where("lease_owner", "=", enquiry.lease_owner)
    ).execute();
  });

const outcome = (ground: Ground, enquiry: LeasedEnquiry, attempts: [Attempt, ...Attempt[]], tried: number) => {
  const now = ground.clock();
  const { result, record } = attempts.at(-1) ?? attempts[0];
  const made = enquiry.mail_attempts + tried;
  return {
    mail_attempts: made,
    mail_reply_to: record.reply_to,
    mail_settings: ground.mail.fingerprint,
    lease_owner: null,
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
