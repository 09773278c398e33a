import { openOutbox } from "#domain/enquiries/outbox/outbox.server.ts";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import type { MailFault } from "#platform/mail/mail.ts";
import { filledForm, openGround } from "./ground.ts";

/** A process of its own, as far as mail goes: `send` is a round of its outbox. */
export const openProcess = async (...given: Parameters<typeof openGround>) => {
  const ground = await openGround(...given);
  return Object.assign(ground, { send: openOutbox(ground) });
};

export type OutboxGround = Awaited<ReturnType<typeof openProcess>>;

/** Lets so much time pass, with a round every few seconds, and answers how many were sent. */
export const sendFor = async (ground: OutboxGround, ms: number) => {
  let sent = 0;
  for (let passed = 0; passed < ms; passed += 5_000) {
    ground.time.now += 5_000;
    sent += await ground.send();
  }
  return sent;
};

/** Answers of a mail service with one fault. */
export const failing = (fault: MailFault) => () => ({ sent: false as const, fault, code: "Code", message: "Told so" });

/** Answers of a mail service that takes everything. */
export const working = () => ({ sent: true as const, messageId: "sent" });

/** Stores so many enquiries whose first mail failed in the given way. */
export const storeFailed = async (ground: OutboxGround, count: number, fault: MailFault = "network") => {
  ground.mail.answer = failing(fault);
  for (let made = 0; made < count; made += 1) await submitEnquiry(ground, filledForm(), `address-${made}`);
  ground.mail.answer = working;
};

/** What became of the mail of each enquiry. */
export const states = async (ground: OutboxGround) =>
  (await ground.database.selectFrom("enquiry").select("mail_state").execute()).map((row) => row.mail_state);
