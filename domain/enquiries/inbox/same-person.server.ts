import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { countRows, escapeLike, isAmong } from "../../sql.server.ts";
import type { EnquiryState } from "../enquiry-state.ts";
import { lineOf } from "./inbox.server.ts";

export type EarlierMessage = { id: string; reference: string; state: EnquiryState; at: number; line: string };

const SHOWN = 10;

/**
 * The ids of all enquiries from an email address, spam too, in capitals or not; of these `id` is one. Which letters a database
 * lowers is a matter of its kind and locale: for any that isn't ASCII it is asked for whatever stands there, and the rest is told here.
 */
const fromAddress = async (database: Database, { id, email }: { id: string; email: string }): Promise<string[]> => {
  const address = email.toLowerCase();
  const pattern = escapeLike(address).replace(/\P{ASCII}+/gu, "%");
  const rows = await database
    .selectFrom("enquiry")
    .select(["id", "email"])
    .where(sql<boolean>`id = ${id} or lower(email) like ${pattern} escape '!'`)
    .execute();
  return rows.filter((row) => row.email.toLowerCase() === address).map((row) => row.id);
};

/** The ids of all enquiries from the email address of one, that one and spam too; null without that one. */
export const samePerson = async (database: Database, id: string): Promise<string[] | null> => {
  const row = await database.selectFrom("enquiry").select(["id", "email"]).where("id", "=", id).executeTakeFirst();
  return row ? fromAddress(database, row) : null;
};

/** What else came from an email address, without spam: the newest ten, and how many there are. */
export const otherMessages = async (
  database: Database,
  enquiry: { id: string; email: string },
): Promise<{ shown: EarlierMessage[]; total: number }> => {
  const others = database
    .selectFrom("enquiry")
    .where(isAmong("id", database, await fromAddress(database, enquiry)))
    .where("id", "!=", enquiry.id)
    .where("state", "!=", "spam");
  const rows = await others
    .select(["id", "reference", "state", "created_at as at", "message"])
    .orderBy("created_at", "desc")
    .limit(SHOWN)
    .execute();
  const shown = rows.map(({ message, ...row }) => ({ ...row, line: lineOf(message) }));
  return { shown, total: rows.length < SHOWN ? rows.length : await countRows(others) };
};
