import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { toCsv } from "../../formats/csv.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { states } from "../enquiry-state.ts";
import { storedOrigin } from "../origin.ts";
import type { EnquiryRow } from "../outbox/lease.server.ts";
import { outcomes } from "../outcome.ts";
import { type InboxFilter, matching } from "./inbox.server.ts";

type Row = EnquiryRow & { person: string | null; notes: string };

const columns: Record<string, (row: Row) => string> = {
  Reference: ({ reference }) => reference,
  "Received (UTC)": ({ created_at }) => new Date(created_at).toISOString(),
  State: ({ state }) => states[state],
  "Assigned to": ({ person }) => person ?? "",
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Company: ({ company }) => company,
  Service: ({ service, service_name }) => service_name || service,
  Message: ({ message }) => message,
  Mail: ({ mail_state }) => mail_state,
  Notes: ({ notes }) => notes,
  Source: ({ origin }) => storedOrigin(origin)?.source ?? "",
  Campaign: ({ origin }) => storedOrigin(origin)?.campaign ?? "",
  "Pages read": ({ origin }) => storedOrigin(origin)?.pages.join(" ") ?? "",
  Outcome: ({ outcome }) => (outcome ? outcomes[outcome] : ""),
  "Value (USD)": ({ value }) => value?.toString() ?? "",
};

/** All enquiries of a filter as CSV, newest first. The export is recorded in the activity. */
export const exportEnquiries = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  filter: InboxFilter,
): Promise<string> => {
  demand(actor, "enquiries");
  const found = await database
    .selectFrom("enquiry")
    .leftJoin("staff", "staff.id", "enquiry.assignee")
    .selectAll("enquiry")
    .select("staff.name as person")
    .where(matching(database, filter))
    .orderBy("enquiry.created_at", "desc")
    .orderBy("enquiry.id")
    .execute();
  const notes = await notesIn(database, filter);
  const rows = found.map((row) => ({ ...row, notes: (notes.get(row.id) ?? []).join("\n") }));
  await record(database, clock(), { actor: actor.id, action: "enquiry-export", detail: `${rows.length} rows` });
  const cellsOf = Object.values(columns);
  return toCsv([Object.keys(columns), ...rows.map((row) => cellsOf.map((cellOf) => cellOf(row)))]);
};

/** The notes of all enquiries of a filter, each with its author, oldest first. */
const notesIn = async (database: Database, filter: InboxFilter): Promise<Map<string, string[]>> => {
  const rows = await database
    .selectFrom("enquiry_note")
    .leftJoin("staff", "staff.id", "enquiry_note.author")
    .select(["enquiry_id", "text", "staff.name as author"])
    .where("enquiry_id", "in", (e) => e.selectFrom("enquiry").select("enquiry.id").where(matching(database, filter)))
    .orderBy("enquiry_note.created_at")
    .execute();
  const byEnquiry = new Map<string, string[]>();
  for (const { enquiry_id, text, author } of rows)
    byEnquiry.set(enquiry_id, [...(byEnquiry.get(enquiry_id) ?? []), `${author ?? "Somebody"}: ${text}`]);
  return byEnquiry;
};
