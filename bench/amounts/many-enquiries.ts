import type { Insertable } from "kysely";
import { searchText } from "#domain/enquiries/submit/store-enquiry.server.ts";
import type { Actor } from "#domain/staff/rights.ts";
import type { Tables } from "#platform/database/tables.ts";
import { AGE_MS, type Deps, inBatches, oneOf } from "./batches.ts";

const STATES = ["closed", "replied", "closed", "spam", "open", "closed", "new", "replied", "closed", "spam"] as const;
const SERVICES = [
  { service: "cloud", service_name: "Cloud Solutions" },
  { service: "security", service_name: "Cybersecurity" },
  { service: "consulting", service_name: "IT Consulting" },
  { service: "", service_name: "" },
] as const;
const WISHES = ["two servers moved", "a backup that works", "help with phones", "an audit", "Wi-Fi in a warehouse"];
/** Every so many mails could not be sent. */
const STUCK = 200;

/** Enquiries of two years in every state, with what became of their mail and what staff wrote down. */
export const makeEnquiries = async ({ database, clock }: Deps, actors: Actor[], count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, n) =>
    enquiryOf(n, clock() - Math.round((n * AGE_MS) / count), actors),
  );
  await inBatches(rows, (batch) => database.insertInto("enquiry").values(batch).execute());
  const attempts = rows
    .filter(({ mail_state }) => mail_state !== "none")
    .map(({ id, created_at, mail_fault, mail_id }) => ({
      id: `${id}-mail`,
      enquiry_id: id,
      at: created_at + 300,
      took_ms: 240,
      reply_to: 1,
      fault: mail_fault,
      code: mail_fault ? "MessageRejected" : "",
      message: "",
      mail_id,
    }));
  await inBatches(attempts, (batch) => database.insertInto("mail_attempt").values(batch).execute());
  const notes = rows
    .filter(({ assignee }) => assignee !== null)
    .map(({ id, assignee, created_at }) => ({
      id: `${id}-note`,
      enquiry_id: id,
      author: assignee,
      text: "Called back.",
      created_at: created_at + 60_000,
    }));
  await inBatches(notes, (batch) => database.insertInto("enquiry_note").values(batch).execute());
};

const enquiryOf = (n: number, at: number, actors: Actor[]) => {
  const reference = `M-X${n}`;
  const fields = {
    name: `Visitor ${n}`,
    email: `visitor-${n}@example.org`,
    phone: "(305) 555-0199",
    company: `Company ${n % 500}`,
    ...oneOf(SERVICES, n),
    message: `We need ${oneOf(WISHES, n)} at office ${n}. Please call in the morning, we are open from eight.`,
  };
  const state = oneOf(STATES, n);
  const stuck = state !== "spam" && n % STUCK === 0;
  return {
    ...fields,
    id: `many-enquiry-${n}`,
    reference,
    form_id: `many-form-${n}`,
    state,
    spam_reasons: JSON.stringify(state === "spam" ? ["Too many links"] : []),
    search: searchText(fields, fields.service_name, reference),
    assignee: state === "open" || state === "replied" ? oneOf(actors, n).id : null,
    mail_state: state === "spam" ? ("none" as const) : stuck ? ("parked" as const) : ("sent" as const),
    mail_due_at: stuck ? at + AGE_MS : null,
    mail_attempts: state === "spam" ? 0 : 1,
    mail_fault: stuck ? "rejected" : null,
    mail_error: stuck ? "Message rejected" : null,
    mail_reply_to: 1,
    mail_id: state === "spam" || stuck ? null : `mail-${n}`,
    mailed_at: state === "spam" || stuck ? null : at + 300,
    lease_owner: null,
    created_at: at,
    updated_at: at,
  } satisfies Insertable<Tables["enquiry"]>;
};
