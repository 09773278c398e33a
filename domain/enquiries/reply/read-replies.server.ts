import type { Database } from "#platform/database/database.ts";
import { publishedSite, type SiteDeps } from "../../content/published/published-site.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { fill } from "../../words/fill.ts";
import { languageOfForm } from "../enquiry.ts";
import { type MailWords, mailWords } from "../mail/mail-words.ts";
import type { ReplyRow } from "../outbox/lease.server.ts";
import { lastCode } from "../outbox/stuck-mail.server.ts";

export type Reply = {
  id: string;
  author: string;
  subject: string;
  text: string;
  at: number;
  mailState: ReplyRow["mail_state"];
  mailedAt: number | null;
  /** Why it has not left, once it was tried. */
  trouble: MailWords | null;
};

/** The answers to an enquiry, oldest first. */
export const repliesOf = async (database: Database, enquiry: string): Promise<Reply[]> => {
  const rows = await database
    .selectFrom("enquiry_reply")
    .leftJoin("staff", "staff.id", "enquiry_reply.author")
    .select(["enquiry_reply.id", "subject", "text", "enquiry_reply.created_at as at", "staff.name as author"])
    .select(["mail_state as mailState", "mailed_at as mailedAt", "mail_fault"])
    .where("enquiry_id", "=", enquiry)
    .where("kind", "=", "answer")
    .orderBy("at")
    .orderBy("enquiry_reply.id")
    .execute();
  const inWords = rows.map(async ({ mail_fault, author, ...row }) => ({
    ...row,
    author: author ?? "Somebody",
    trouble: mail_fault === null ? null : mailWords(mail_fault, await lastCode(database, row.id)),
  }));
  return Promise.all(inWords);
};

/** What became of the mail that confirms an enquiry to its sender; `none`: held back for good. */
export type ConfirmationState = {
  mailState: ReplyRow["mail_state"];
  mailedAt: number | null;
  trouble: MailWords | null;
};

/** Null where none was made. */
export const confirmationOf = async (database: Database, enquiry: string): Promise<ConfirmationState | null> => {
  const row = await database
    .selectFrom("enquiry_reply")
    .select(["id", "mail_state as mailState", "mailed_at as mailedAt", "mail_fault"])
    .where("enquiry_id", "=", enquiry)
    .where("kind", "=", "confirmation")
    .executeTakeFirst();
  if (!row) return null;
  const { id, mail_fault, ...state } = row;
  return { ...state, trouble: mail_fault === null ? null : mailWords(mail_fault, await lastCode(database, id)) };
};

type PreparedAnswer = { name: string; text: string };

/** What an answer begins with: those that Settings hold ready, with the values of Settings in them, and words for one without a service. */
export type AnswerStart = { prepared: PreparedAnswer[]; subject: string; anyService: string };

/** In the language of the enquiry. */
export const answerStart = async (
  deps: SiteDeps,
  actor: Actor,
  { language, reference }: { language: string; reference: string },
): Promise<AnswerStart> => {
  demand(actor, "enquiries");
  const { filled, words } = await publishedSite(deps, languageOfForm({ language }));
  const { subject, anyService } = words.mail;
  return { prepared: filled.settings.answers, subject: fill(subject, { reference }), anyService };
};
