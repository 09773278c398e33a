import type { ExpressionBuilder } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { beginningOf } from "../../formats/one-line.ts";
import { pagesOf } from "../../formats/pages.ts";
import { type Excerpt, excerptOf } from "../../search/excerpt.ts";
import { foundBy } from "../../search/search-index.server.ts";
import { termsOf } from "../../search/search-words.ts";
import { countRows } from "../../sql.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type EnquiryState, workStates } from "../enquiry-state.ts";
import type { Outcome } from "../outcome.ts";

/** No states: all but spam. Every word of `search` must be in name, address, phone, company, message or reference. `assignee` is an id. No outcomes: whatever they are. */
export type InboxFilter = {
  states: EnquiryState[];
  search: string;
  assignee?: string;
  outcomes?: (Outcome | "none")[];
};

export type InboxEntry = {
  id: string;
  reference: string;
  state: EnquiryState;
  name: string;
  company: string;
  /** As the form named it; "" where none was chosen. */
  service: string;
  line: string;
  /** What was looked for, in its sentence. */
  excerpt: Excerpt | null;
  createdAt: number;
  assignee: string | null;
  outcome: Outcome | null;
  mailFault: boolean;
};

export type InboxPage = { entries: InboxEntry[]; total: number; pages: number; counts: Record<EnquiryState, number> };

export const INBOX_PER_PAGE = 50;
const LINE_LENGTH = 140;

/** The beginning of a message, for a list. */
export const lineOf = (message: string): string => beginningOf(message.replace(/\s+/g, " "), LINE_LENGTH);

/** Enquiries, newest first, and how many there are of each state. */
export const inbox = async (
  { database }: { database: Database },
  actor: Actor,
  filter: InboxFilter & { page: number },
): Promise<InboxPage> => {
  demand(actor, "enquiries");
  const matches = database.selectFrom("enquiry").where(matching(database, filter));
  const [rows, counts] = await Promise.all([
    matches
      .leftJoin("staff", "staff.id", "enquiry.assignee")
      .select(["enquiry.id", "reference", "state", "enquiry.name", "company", "enquiry.created_at as createdAt"])
      .select([
        "service",
        "service_name",
        "staff.name as assignee",
        "outcome",
        "enquiry.email",
        "phone",
        "message",
        "mail_state",
        "mail_fault",
      ])
      .orderBy("enquiry.created_at", "desc")
      .orderBy("enquiry.id")
      .limit(INBOX_PER_PAGE)
      .offset((filter.page - 1) * INBOX_PER_PAGE)
      .execute(),
    countStates(database, filter),
  ]);
  const wanted = new Set<EnquiryState>(filter.states.length > 0 ? filter.states : workStates);
  const total = [...wanted].reduce((sum, state) => sum + counts[state], 0);
  const entries = rows.map(({ message, email, phone, mail_state, mail_fault, service_name, ...row }) => ({
    ...row,
    service: service_name || row.service,
    excerpt: excerptIn({ message, email, phone }, filter.search),
    line: lineOf(message),
    mailFault: mail_state !== "sent" && mail_fault !== null,
  }));
  return { entries, total, pages: pagesOf(total, INBOX_PER_PAGE), counts };
};

export const matching = (database: Database, filter: InboxFilter) => (e: ExpressionBuilder<Tables, "enquiry">) => {
  const states = filter.states.length > 0 ? e("state", "in", filter.states) : e("state", "!=", "spam");
  return e.and([states, holdingOf(database, filter)(e)]);
};

/** What a filter asks beside the states. */
const holdingOf =
  (database: Database, { assignee, search, outcomes = [] }: InboxFilter) =>
  (e: ExpressionBuilder<Tables, "enquiry">) =>
    e.and([
      ...(assignee ? [e("assignee", "=", assignee)] : []),
      ...(outcomes.length > 0 ? [withOutcome(outcomes)(e)] : []),
      foundBy(database, search, ["enquiry.search"], "enquiry"),
    ]);

const withOutcome = (outcomes: (Outcome | "none")[]) => (e: ExpressionBuilder<Tables, "enquiry">) => {
  const noted = outcomes.filter((one) => one !== "none");
  return e.or([
    ...(noted.length > 0 ? [e("outcome", "in", noted)] : []),
    ...(outcomes.includes("none") ? [e("outcome", "is", null)] : []),
  ]);
};

const excerptIn = ({ message, email, phone }: Record<"message" | "email" | "phone", string>, search: string) =>
  excerptOf(
    [
      { text: message, where: "Message" },
      { text: email, where: "Email" },
      { text: phone, where: "Phone" },
    ],
    termsOf(search),
  );

const countStates = async (database: Database, filter: InboxFilter): Promise<Record<EnquiryState, number>> => {
  const rows = await database
    .selectFrom("enquiry")
    .select((e) => ["state", e.fn.countAll().as("count")])
    .where(holdingOf(database, filter))
    .groupBy("state")
    .execute();
  const counts = { new: 0, open: 0, replied: 0, closed: 0, spam: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
};

/** How many enquiries nobody has looked at yet. */
export const countNew = (database: Database): Promise<number> =>
  countRows(database.selectFrom("enquiry").where("state", "=", "new"));

export type EnquiryHit = { id: string; name: string; reference: string; excerpt: Excerpt | null };

/** Enquiries that hold every word, without spam, newest first, at most `most`. For the command palette. */
export const findEnquiries = async (
  { database }: { database: Database },
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<EnquiryHit[]> => {
  demand(actor, "enquiries");
  if (words.trim() === "") return [];
  const rows = await database
    .selectFrom("enquiry")
    .select(["id", "name", "reference", "message", "email", "phone"])
    .where(matching(database, { search: words, states: [] }))
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id, name, reference, ...row }) => ({ id, name, reference, excerpt: excerptIn(row, words) }));
};
