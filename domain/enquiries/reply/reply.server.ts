import { randomUUID } from "node:crypto";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import { oneLine } from "../../formats/one-line.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { localFormat } from "../../time/local-time.ts";
import { wordingOf } from "../../words/catalogues.ts";
import { fill } from "../../words/fill.ts";
import { languageOfForm } from "../enquiry.ts";
import { lockEnquiry } from "../lock-enquiry.server.ts";
import { dueMail, type EnquiryRow, type Leased, newLease } from "../outbox/lease.server.ts";
import { type MailDeps, sendLeasedWithin } from "../outbox/send-leased.server.ts";
import { type SendOutcome, sendNow } from "../outbox/send-now.server.ts";
import { REPLY_LENGTH, SUBJECT_LENGTH } from "./reply-text.ts";

const PATIENCE_MS = 10_000;

export type ReplyOutcome = SendOutcome | { outcome: "empty" | "too-long" };

export type ToReply = { subject: string; text: string };

/**
 * Stores an answer to an enquiry and mails it to the visitor, in a lease of its own. The enquiry is replied then, and
 * its author's unless somebody has it who can sign in. `not-sent`: it is stored, and the outbox goes on by itself where that helps.
 */
export const reply = async (
  deps: MailDeps,
  actor: Actor,
  id: string,
  { subject, text }: ToReply,
): Promise<ReplyOutcome> => {
  demand(actor, "enquiries");
  const written = { subject: oneLine(subject), text: text.replaceAll("\r\n", "\n").trim() };
  if (written.subject === "" || written.text === "") return { outcome: "empty" };
  if (written.text.length > REPLY_LENGTH || written.subject.length > SUBJECT_LENGTH) return { outcome: "too-long" };
  const stored = await deps.commit((transaction) => store(transaction, deps.clock(), { actor, id, ...written }));
  if (stored.outcome !== "stored") return stored;
  const result = await sendLeasedWithin(deps, stored.leased, PATIENCE_MS);
  return result.sent ? { outcome: "sent" } : { outcome: "not-sent", mail: result };
};

type ToStore = ToReply & { actor: Actor; id: string };

const store = async (
  transaction: DatabaseTransaction,
  now: number,
  { actor, id, subject, text }: ToStore,
): Promise<{ outcome: "stored"; leased: Leased } | { outcome: "missing" | "spam" }> => {
  const enquiry = await lockEnquiry(transaction, id);
  if (!enquiry) return { outcome: "missing" };
  if (enquiry.state === "spam") return { outcome: "spam" };
  const charge = await inCharge(transaction, enquiry.assignee, actor.id);
  const leased = newLease();
  const row = await transaction
    .insertInto("enquiry_reply")
    .values({
      id: randomUUID(),
      enquiry_id: id,
      reference: enquiry.reference,
      author: actor.id,
      mail_to: enquiry.email,
      answer_to: charge?.email ?? "",
      subject,
      text,
      thread: quoted(enquiry),
      ...dueMail(now),
      ...leased,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable("enquiry")
    .set({ state: "replied", assignee: charge?.id ?? actor.id, updated_at: now })
    .where("id", "=", id)
    .execute();
  await record(transaction, now, { actor: actor.id, action: "enquiry-reply", subject: id });
  return { outcome: "stored", leased: { queue: "enquiry_reply", row: { ...row, ...leased } } };
};

/** Whoever has the enquiry, or its author where nobody has it who can still sign in. */
const inCharge = async (transaction: DatabaseTransaction, assignee: string | null, author: string) => {
  const people = await transaction
    .selectFrom("staff")
    .select(["id", "email"])
    .where("id", "in", [assignee ?? author, author])
    .where("banned", "=", 0)
    .execute();
  return people.find(({ id }) => id === assignee) ?? people[0];
};

/** The message that is answered, as mail programs quote it in its language, with the reference that the office knows it by. */
const quoted = (enquiry: EnquiryRow): string => {
  const { created_at, name, message, reference } = enquiry;
  const { words, language } = wordingOf(languageOfForm(enquiry));
  const moment = localFormat({ dateStyle: "long", timeStyle: "short" }, language).format(created_at);
  const quote = message.split("\n").map((line) => `> ${line}`);
  return [fill(words.mail.wrote, { moment, name }), ...quote, "", fill(words.mail.reference, { reference })].join("\n");
};

/** Mails a stored answer now, whatever happened to its mail before; `missing` when it has left. */
export const sendReplyAgain = async (
  deps: MailDeps,
  actor: Actor,
  enquiry: string,
  id: string,
): Promise<SendOutcome> => {
  demand(actor, "enquiries");
  const row = await deps.database
    .selectFrom("enquiry_reply")
    .select("mail_state")
    .where("id", "=", id)
    .where("enquiry_id", "=", enquiry)
    .executeTakeFirst();
  if (!row || row.mail_state === "sent") return { outcome: "missing" };
  await record(deps.database, deps.clock(), { actor: actor.id, action: "enquiry-send", subject: enquiry });
  return sendNow(deps, "enquiry_reply", id);
};

/** `text`: what it said. `missing`: it has left, is being sent at this moment, or is not there. */
export type WithdrawOutcome = { outcome: "withdrawn"; text: string } | { outcome: "missing" };

/** Deletes an answer that has not left. */
export const withdrawReply = async (
  deps: MailDeps,
  actor: Actor,
  enquiry: string,
  id: string,
): Promise<WithdrawOutcome> => {
  demand(actor, "enquiries");
  return deps.database.transaction().execute(async (transaction): Promise<WithdrawOutcome> => {
    const row = await transaction
      .deleteFrom("enquiry_reply")
      .where("id", "=", id)
      .where("enquiry_id", "=", enquiry)
      .where("mail_state", "!=", "sent")
      .where("lease_owner", "is", null)
      .returning("text")
      .executeTakeFirst();
    if (!row) return { outcome: "missing" };
    await transaction.deleteFrom("mail_attempt").where("reply_id", "=", id).execute();
    await record(transaction, deps.clock(), { actor: actor.id, action: "enquiry-withdraw", subject: enquiry });
    return { outcome: "withdrawn", text: row.text };
  });
};
