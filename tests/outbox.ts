import { openOutbox } from "#domain/enquiries/outbox/outbox.server.ts";
import { submitEnquiry } from "#domain/enquiries/submit/submit-enquiry.server.ts";
import type { MailFault } from "#platform/mail/mail.ts";
import { openDeps } from "./deps.ts";
import { filledForm } from "./filled-form.ts";

/** A process of its own, as far as mail goes: `send` is a round of its outbox. */
export const openProcess = async (...given: Parameters<typeof openDeps>) => {
  const deps = await openDeps(...given);
  return Object.assign(deps, { send: openOutbox(deps) });
};

export type OutboxDeps = Awaited<ReturnType<typeof openProcess>>;

/** Lets so much time pass, with a round every few seconds, and answers how many were sent. */
export const sendFor = async (deps: OutboxDeps, ms: number) => {
  let sent = 0;
  for (let passed = 0; passed < ms; passed += 5_000) {
    deps.time.now += 5_000;
    sent += await deps.send();
  }
  return sent;
};

/** Answers of a mail service with one fault. */
export const failing = (fault: MailFault) => () => ({ sent: false as const, fault, code: "Code", message: "Told so" });

/** Answers of a mail service that takes everything. */
export const working = () => ({ sent: true as const, messageId: "sent" });

/** Stores so many enquiries whose first mail failed in the given way. */
export const storeFailed = async (deps: OutboxDeps, count: number, fault: MailFault = "network") => {
  deps.mail.answer = failing(fault);
  for (let made = 0; made < count; made += 1) await submitEnquiry(deps, filledForm(), `address-${made}`);
  deps.mail.answer = working;
};

/** What became of the mail of each enquiry. */
export const states = async (deps: OutboxDeps) =>
  (await deps.database.selectFrom("enquiry").select("mail_state").execute()).map((row) => row.mail_state);
