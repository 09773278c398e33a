import type { Platform } from "#platform/platform.ts";
import { countRows } from "../../listing.server.ts";
import { type MailWords, mailWords } from "../mail/mail-words.ts";

export type StuckMail = { id: string; name: string; reference: string; createdAt: number; words: MailWords };

export type MailTrouble = { missing: readonly string[]; stuck: StuckMail[]; total: number };

const SHOWN = 5;

/** Mails that are parked, or were tried before without success; the newest five with their fault in words. */
export const mailTrouble = async ({ database, mail }: Pick<Platform, "database" | "mail">): Promise<MailTrouble> => {
  const stuck = database
    .selectFrom("enquiry")
    .where("mail_state", "in", ["due", "parked"])
    .where("mail_fault", "is not", null);
  const [total, rows] = await Promise.all([
    countRows(stuck),
    stuck
      .select(["id", "name", "reference", "created_at as createdAt", "mail_fault"])
      .orderBy("created_at", "desc")
      .limit(SHOWN)
      .execute(),
  ]);
  const inWords = rows.map(async ({ mail_fault, ...row }) => ({
    ...row,
    words: mailWords(mail_fault ?? "", await lastCode(database, row.id)),
  }));
  return { missing: mail.missing, stuck: await Promise.all(inWords), total };
};

const lastCode = async (database: Platform["database"], enquiry: string): Promise<string> => {
  const last = await database
    .selectFrom("mail_attempt")
    .select("code")
    .where("enquiry_id", "=", enquiry)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.code ?? "";
};
