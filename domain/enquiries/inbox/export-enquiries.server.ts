import type { Platform } from "#platform/platform.ts";
import { toCsv } from "../../csv.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { isService, services } from "../enquiry.ts";
import { states } from "../enquiry-state.ts";
import { type InboxFilter, matching } from "./inbox.server.ts";

const head = [
  "Reference",
  "Received (UTC)",
  "State",
  "Name",
  "Email",
  "Phone",
  "Company",
  "Service",
  "Message",
  "Mail",
];

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
    .where(matching(filter))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  await record(database, clock(), { actor: actor.id, action: "enquiry-export", detail: `${rows.length} rows` });
  return toCsv([
    head,
    ...rows.map((row) => [
      row.reference,
      new Date(row.created_at).toISOString(),
      states[row.state],
      row.name,
      row.email,
      row.phone,
      row.company,
      isService(row.service) ? services[row.service] : row.service,
      row.message,
      row.mail_state,
    ]),
  ]);
};
