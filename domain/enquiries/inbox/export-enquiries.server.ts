import type { Platform } from "#platform/platform.ts";
import { toCsv } from "../../formats/csv.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { states } from "../enquiry-state.ts";
import type { EnquiryRow } from "../outbox/lease.server.ts";
import { type InboxFilter, matching } from "./inbox.server.ts";

const columns: Record<string, (row: EnquiryRow) => string> = {
  Reference: ({ reference }) => reference,
  "Received (UTC)": ({ created_at }) => new Date(created_at).toISOString(),
  State: ({ state }) => states[state],
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Company: ({ company }) => company,
  Service: ({ service, service_name }) => service_name || service,
  Message: ({ message }) => message,
  Mail: ({ mail_state }) => mail_state,
};

/** All enquiries of a filter as CSV, newest first. The export is recorded in the activity. */
export const exportEnquiries = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  filter: InboxFilter,
): Promise<string> => {
  demand(actor, "enquiries");
  const rows = await database
    .selectFrom("enquiry")
    .selectAll()
    .where(matching(database, filter))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  await record(database, clock(), { actor: actor.id, action: "enquiry-export", detail: `${rows.length} rows` });
  const cellsOf = Object.values(columns);
  return toCsv([Object.keys(columns), ...rows.map((row) => cellsOf.map((cellOf) => cellOf(row)))]);
};
