import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { MailMessage, MailResult } from "#platform/mail/mail.ts";
import type { Platform } from "#platform/platform.ts";
import { formServices } from "../../content/form-services.ts";
import { mailLook } from "../../content/published/mail-look.server.ts";
import { publishedSite, type SiteDeps } from "../../content/published/published-site.server.ts";
import { languageOfForm } from "../enquiry.ts";
import { confirmationMail } from "../mail/confirmation-mail.ts";
import { enquiryMail } from "../mail/enquiry-mail.ts";
import { replyMail } from "../mail/reply-mail.ts";
import type { Leased } from "./lease.server.ts";
import { type Attempt, recordAttempts } from "./record-attempts.server.ts";

export type MailDeps = SiteDeps &
  Pick<Platform, "commit" | "clock" | "elapsed" | "log" | "mail" | "background" | "closing">;

/** Both attempts of one turn. A late answer is waited for: the mail service may have taken the mail. */
const TURN_MS = 15_000;
const WRITE_AGAIN_MS = 500;

/**
 * Mails what is leased, records the result and the next try; takes up to 20 s, never rejects. What can't be written
 * while the database is away is written later.
 */
export const sendLeased = async (deps: MailDeps, leased: Leased): Promise<MailResult> => {
  const withReplyTo = leased.row.mail_reply_to === 1;
  const first = await attempt(deps, leased, withReplyTo, TURN_MS);
  const again = !first.result.sent && first.result.fault === "rejected" && withReplyTo;
  const left = Math.max(1_000, TURN_MS - first.record.took_ms);
  const second = again ? await attempt(deps, leased, false, left) : null;
  const write = () => recordAttempts(deps, leased, second ? [first, second] : [first]);
  await write().catch((error: unknown) => {
    deps.log.error(
      { err: error, reference: leased.row.reference },
      "enquiry: could not record what became of its mail",
    );
    deps.background.add(writeAgain(deps, write));
  });
  return (second ?? first).result;
};

/** `sendLeased` for a caller who waits no longer than `patienceMs`; a mail in flight goes on and is recorded. */
export const sendLeasedWithin = (deps: MailDeps, leased: Leased, patienceMs: number): Promise<MailResult> => {
  const sending = sendLeased(deps, leased);
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
    await wait(WRITE_AGAIN_MS);
    try {
      return await write();
    } catch {
      // The database is still away.
    }
  }
};

/** Who gets the mail about an enquiry: the receiver that Settings name for its service, else EMAIL_TO. Never rejects. */
const receiverOf = async (deps: MailDeps, service: string): Promise<string> => {
  const { mail, log } = deps;
  if (service === "") return mail.to;
  try {
    const { settings } = await publishedSite(deps);
    const place = formServices(settings).findIndex(({ word }) => word === service);
    return settings.form.services[place]?.receiver || mail.to;
  } catch (error) {
    log.warn({ err: error }, "enquiry: could not look up its receiver, so EMAIL_TO gets it");
    return mail.to;
  }
};

/** That of an enquiry, else the first. Never rejects. */
const languageOf = async ({ database }: MailDeps, enquiry: string) => {
  const query = database.selectFrom("enquiry").select("language").where("id", "=", enquiry);
  return languageOfForm((await query.executeTakeFirst().catch(() => undefined)) ?? {});
};

const messageOf = async (deps: MailDeps, { queue, row }: Leased, replyTo: boolean): Promise<MailMessage> => {
  const from = deps.mail.from;
  if (queue === "enquiry_reply") {
    const frame = { from, replyTo, language: await languageOf(deps, row.enquiry_id) };
    return row.kind === "answer"
      ? replyMail(row, frame)
      : confirmationMail(row, { ...frame, look: await mailLook(deps) });
  }
  const to = await receiverOf(deps, row.service);
  const link = `${deps.settings.PUBLIC_URL}/cms/enquiries/${row.id}`;
  return enquiryMail(row, { from, to, reference: row.reference, link, replyTo, look: await mailLook(deps) });
};

const attempt = async (deps: MailDeps, leased: Leased, withReplyTo: boolean, timeoutMs: number): Promise<Attempt> => {
  const { queue, row } = leased;
  const { reference } = row;
  const at = deps.clock();
  const started = deps.elapsed();
  const message = await messageOf(deps, leased, withReplyTo);
  const result = await deps.mail.send(message, timeoutMs);
  if (result.sent) deps.log.info({ reference, queue, mailId: result.messageId }, "enquiry: mail sent");
  else deps.log.warn({ reference, queue, fault: result.fault, code: result.code }, "enquiry: mail not sent");
  const took_ms = Math.round(deps.elapsed() - started);
  const outcome = result.sent
    ? { fault: null, code: "", message: "", mail_id: result.messageId }
    : { fault: result.fault, code: result.code, message: result.message, mail_id: null };
  const about =
    queue === "enquiry" ? { enquiry_id: row.id, reply_id: null } : { enquiry_id: row.enquiry_id, reply_id: row.id };
  return {
    result,
    record: { id: randomUUID(), ...about, at, took_ms, reply_to: withReplyTo ? 1 : 0, mail_to: message.to, ...outcome },
  };
};
