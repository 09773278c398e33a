import type { Platform } from "#platform/platform.ts";
import { type MailWords, mailWords } from "../mail/mail-words.ts";

/** A mail that could not be sent. */
export type StuckMail = { id: string; name: string; reference: string; createdAt: number; words: MailWords };

/** What waits for a person about mail: settings that are missing, and the newest mails that could not be sent. */
export type MailTrouble = { missing: readonly string[]; stuck: StuckMail[]; total: number };

const SHOWN = 5;

/** Mails that are parked, or were tried before without success. */
export const mailTrouble = async ({ database, mail }: Pick<Platform, "database" | "mail">): Promise<MailTrouble> => {
  const found = database
    .selectFrom("enquiry")
    .where("mail_state", "in", ["due", "parked"])
    .where("mail_fault", "is not", null);
  const [{ total }, rows] = await Promise.all([
    found.select((e) => e.fn.countAll().as("total")).executeTakeFirstOrThrow(),
    found
      .select(["id", "name", "reference", "created_at", "mail_fault"])
      .orderBy("created_at", "desc")
      .limit(SHOWN)
      .execute(),
  ]);
  const stuck = await Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      reference: row.reference,
      createdAt: row.created_at,
      words: mailWords(row.mail_fault ?? "", await lastCode(database, row.id)),
    })),
  );
  return { missing: mail.missing, stuck, total: Number(total) };
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
