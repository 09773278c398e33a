import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type Finding, mailFindings } from "./mail-findings.ts";
import { type MailWords, mailWords } from "./mail-words.ts";

const EXAMINE_MS = 4_000;
const SEND_MS = 10_000;

type Deps = Pick<Platform, "database" | "clock" | "mail" | "settings" | "mailboxUrl">;

/** Asks the email service about the account and says what the answers mean; takes up to 4 s. Throws NotAllowed without the right "settings". */
export const examineMail = async ({ mail }: Pick<Deps, "mail">, actor: Actor): Promise<Finding[]> => {
  demand(actor, "settings");
  return mailFindings(mail, await mail.examine(EXAMINE_MS));
};

export type TestMailOutcome =
  | { outcome: "sent"; to: string; messageId: string; tookMs: number }
  | { outcome: "not-sent"; words: MailWords; code: string; message: string };

/** Sends a mail from the company's own address to the notification address, now. Throws NotAllowed without the right "settings". */
export const sendTestMail = async (
  { database, clock, mail, settings }: Omit<Deps, "mailboxUrl">,
  actor: Actor,
): Promise<TestMailOutcome> => {
  demand(actor, "settings");
  const started = clock();
  const text = `This is a test email from the staff area of ${settings.PUBLIC_URL}. Mail works.`;
  const subject = "Test email from the staff area";
  const result = await mail.send({ from: mail.from, to: mail.to, subject, text, html: `<p>${text}</p>` }, SEND_MS);
  const detail = result.sent ? `to ${mail.to}` : `not sent: ${result.code}`;
  await record(database, clock(), { actor: actor.id, action: "mail-test", detail });
  if (result.sent) return { outcome: "sent", to: mail.to, messageId: result.messageId, tookMs: clock() - started };
  const { fault, code, message } = result;
  return { outcome: "not-sent", words: mailWords(fault, code), code, message };
};
