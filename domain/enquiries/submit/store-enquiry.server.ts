import { randomInt, randomUUID } from "node:crypto";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { HumanVerdict } from "#platform/human-check/human-check.ts";
import type { Platform } from "#platform/platform.ts";
import type { Enquiry } from "../enquiry.ts";
import { type EnquiryRow, newLease } from "../outbox/lease.server.ts";
import { spendToken } from "./human-token.server.ts";

type Ground = Pick<Platform, "commit" | "clock" | "humanCheck" | "keyedHash">;

/** How storing ended. `known`: this form was stored before. `token used`: nothing is stored. */
export type Stored = { stored: "now" | "known"; row: EnquiryRow } | { stored: "token used" };

export type ToStore = {
  enquiry: Enquiry;
  formId: string;
  suspicions: string[];
  verdict: HumanVerdict & { human: true };
};

/** Thrown inside the transaction to undo it. */
class TokenUsed extends Error {}

/**
 * Stores an enquiry and uses its token up, in one transaction that is on disk when this returns. A new one comes with
 * a lease for the caller's own first attempt to mail it. Throws when the database can't keep it.
 */
export const storeEnquiry = async (ground: Ground, given: ToStore): Promise<Stored> => {
  try {
    return await ground.commit((transaction) => insertOnce(transaction, ground, given));
  } catch (error) {
    if (error instanceof TokenUsed) return { stored: "token used" };
    throw error;
  }
};

const insertOnce = async (transaction: DatabaseTransaction, ground: Ground, given: ToStore): Promise<Stored> => {
  const row = await insert(transaction, given, ground.clock());
  if (!row) {
    const known = await findByForm(transaction, given.formId);
    return known ? { stored: "known", row: known } : insertOnce(transaction, ground, given);
  }
  if (!(await spendToken(transaction, ground, given.verdict))) throw new TokenUsed();
  return { stored: "now", row };
};

/** The enquiry that a form became, if it was stored before. */
export const findByForm = async (database: Database, formId: string): Promise<EnquiryRow | undefined> =>
  database.selectFrom("enquiry").selectAll().where("form_id", "=", formId).executeTakeFirst();

/** Inserts nothing when the form, or by a rare chance the reference, is there already. */
const insert = async (database: Database, given: ToStore, now: number): Promise<EnquiryRow | undefined> => {
  const { enquiry, formId, suspicions } = given;
  const suspect = suspicions.length > 0;
  const reference = newReference();
  return database
    .insertInto("enquiry")
    .values({
      ...enquiry,
      id: randomUUID(),
      reference,
      form_id: formId,
      state: suspect ? "spam" : "new",
      spam_reasons: JSON.stringify(suspicions),
      search: searchText(enquiry, reference),
      mail_state: suspect ? "none" : "due",
      mail_due_at: suspect ? null : now,
      mail_attempts: 0,
      mail_reply_to: 1,
      ...newLease(),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
};

/** Without letters and digits that are taken for each other. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const newReference = () => `M-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/** What a search looks in. */
export const searchText = (enquiry: Enquiry, reference: string) =>
  [reference, enquiry.name, enquiry.email, enquiry.phone, enquiry.company, enquiry.message].join("\n").toLowerCase();
