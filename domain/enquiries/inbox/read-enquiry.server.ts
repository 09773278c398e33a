import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type Origin, storedOrigin } from "../origin.ts";
import type { EnquiryRow } from "../outbox/lease.server.ts";
import { type ConfirmationState, confirmationOf, type Reply, repliesOf } from "../reply/read-replies.server.ts";
import { type EarlierMessage, otherMessages } from "./same-person.server.ts";

export type Attempt = {
  at: number;
  to: string;
  tookMs: number;
  replyTo: boolean;
  fault: string | null;
  code: string;
  message: string;
  mailId: string | null;
};

export type Note = { id: string; author: string; text: string; at: number };

export type EnquiryDetails = Pick<EnquiryRow, (typeof shown)[number]> & {
  /** The name that the visitor chose. */
  service: string;
  spamReasons: string[];
  origin: Origin | null;
  createdAt: number;
  mailState: EnquiryRow["mail_state"];
  mailDueAt: number | null;
  attempts: Attempt[];
  notes: Note[];
  replies: Reply[];
  confirmation: ConfirmationState | null;
  /** What else this email address sent. */
  others: { shown: EarlierMessage[]; total: number };
  /** Who may have it, and who has it. `off`: their account is switched off. */
  people: { id: string; name: string; off: boolean }[];
};

const shown = [
  "id",
  "reference",
  "state",
  "name",
  "email",
  "phone",
  "company",
  "message",
  "language",
  "assignee",
  "outcome",
  "value",
] as const;

/** One enquiry; null when it does not exist any more. */
export const readEnquiry = async (
  { database, mail }: Pick<Platform, "database" | "mail">,
  actor: Actor,
  id: string,
): Promise<EnquiryDetails | null> => {
  demand(actor, "enquiries");
  const row = await database
    .selectFrom("enquiry")
    .select(shown)
    .select(["service", "service_name", "origin"])
    .select(["spam_reasons", "created_at as createdAt", "mail_state as mailState", "mail_due_at as mailDueAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const { spam_reasons, service, service_name, origin, ...enquiry } = row;
  return {
    ...enquiry,
    service: service_name || service,
    spamReasons: JSON.parse(spam_reasons),
    origin: storedOrigin(origin),
    attempts: await attemptsOf(database, id, mail.to),
    notes: await notesOf(database, id),
    replies: await repliesOf(database, id),
    confirmation: await confirmationOf(database, id),
    others: await otherMessages(database, row),
    people: await peopleFor(database, row.assignee),
  };
};

const attemptsOf = async (database: Database, id: string, office: string): Promise<Attempt[]> => {
  const rows = await database
    .selectFrom("mail_attempt")
    .select(["at", "took_ms as tookMs", "reply_to", "fault", "code", "message", "mail_id as mailId", "mail_to"])
    .where("enquiry_id", "=", id)
    .where("reply_id", "is", null)
    .orderBy("at")
    .execute();
  return rows.map(({ reply_to, mail_to, ...attempt }) => ({
    ...attempt,
    to: mail_to ?? office,
    replyTo: reply_to === 1,
  }));
};

const notesOf = async (database: Database, id: string): Promise<Note[]> => {
  const rows = await database
    .selectFrom("enquiry_note")
    .leftJoin("staff", "staff.id", "enquiry_note.author")
    .select(["enquiry_note.id", "text", "enquiry_note.created_at as at", "staff.name as author"])
    .where("enquiry_id", "=", id)
    .orderBy("at")
    .execute();
  return rows.map(({ author, ...note }) => ({ ...note, author: author ?? "Somebody" }));
};

const peopleFor = async (database: Database, assignee: string | null) => {
  const rows = await database
    .selectFrom("staff")
    .select(["id", "name", "banned"])
    .where((e) => e.or([e("banned", "=", 0), e("id", "=", assignee ?? "")]))
    .orderBy("name")
    .execute();
  return rows.map(({ banned, ...person }) => ({ ...person, off: Boolean(banned) }));
};
