import type { Platform } from "#platform/platform.ts";
import { countRows } from "../../sql.server.ts";
import { type MailWords, mailWords } from "../mail/mail-words.ts";

/** `id` is the enquiry's, also where an answer to it is stuck. */
export type StuckMail = {
  id: string;
  name: string;
  reference: string;
  createdAt: number;
  /** To its sender, not to the office. */
  isAnswer: boolean;
  isConfirmation: boolean;
  words: MailWords;
};

export type MailTrouble = { missing: readonly string[]; stuck: StuckMail[]; total: number };

const SHOWN = 5;

/** Mails that are parked, or were tried before without success; the newest five with their fault in words. */
export const mailTrouble = async ({ database, mail }: Pick<Platform, "database" | "mail">): Promise<MailTrouble> => {
  const toOffice = database
    .selectFrom("enquiry")
    .select(["id", "name", "reference", "created_at as createdAt", "mail_fault", "id as mail"])
    .select((e) => e.val("").as("kind"))
    .where("mail_state", "in", ["due", "parked"])
    .where("mail_fault", "is not", null);
  const toVisitors = database
    .selectFrom("enquiry_reply as reply")
    .innerJoin("enquiry", "enquiry.id", "reply.enquiry_id")
    .select(["enquiry.id", "enquiry.name", "reply.reference", "reply.created_at as createdAt", "reply.mail_fault"])
    .select(["reply.id as mail", "reply.kind"])
    .where("reply.mail_state", "in", ["due", "parked"])
    .where("reply.mail_fault", "is not", null);
  const stuck = database.selectFrom(toOffice.unionAll(toVisitors).as("stuck"));
  const [total, rows] = await Promise.all([
    countRows(stuck),
    stuck.selectAll().orderBy("createdAt", "desc").limit(SHOWN).execute(),
  ]);
  const inWords = rows.map(async ({ mail_fault, mail: id, kind, ...row }) => ({
    ...row,
    isConfirmation: kind === "confirmation",
    isAnswer: id !== row.id,
    words: mailWords(mail_fault ?? "", await lastCode(database, id)),
  }));
  return { missing: mail.missing, stuck: await Promise.all(inWords), total };
};

/** What the mail service called the last fault of a mail: of an enquiry's to the office, or of an answer's. */
export const lastCode = async (database: Platform["database"], id: string): Promise<string> => {
  const last = await database
    .selectFrom("mail_attempt")
    .select("code")
    .where((e) => e.or([e("reply_id", "=", id), e.and([e("enquiry_id", "=", id), e("reply_id", "is", null)])]))
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.code ?? "";
};
