import type { Database } from "#platform/database/database.ts";
import { countRows } from "../../sql.server.ts";
import type { EnquiryState } from "../enquiry-state.ts";
import { lineOf } from "./inbox.server.ts";

export type EarlierMessage = { id: string; reference: string; state: EnquiryState; at: number; line: string };

const SHOWN = 10;

const fromAddress = (database: Database, email: string) =>
  database.selectFrom("enquiry").where((e) => e(e.fn<string>("lower", ["email"]), "=", email.toLowerCase()));

/** The ids of all enquiries from the email address of one, spam too; null without that one. */
export const samePerson = async (database: Database, id: string): Promise<string[] | null> => {
  const row = await database.selectFrom("enquiry").select("email").where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  return (await fromAddress(database, row.email).select("id").execute()).map((one) => one.id);
};

/** What else came from an email address, without spam: the newest ten, and how many there are. */
export const otherMessages = async (
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<{ shown: EarlierMessage[]; total: number }> => {
  const others = fromAddress(database, email).where("id", "!=", id).where("state", "!=", "spam");
  const rows = await others
    .select(["id", "reference", "state", "created_at as at", "message"])
    .orderBy("created_at", "desc")
    .limit(SHOWN)
    .execute();
  const shown = rows.map(({ message, ...row }) => ({ ...row, line: lineOf(message) }));
  return { shown, total: rows.length < SHOWN ? rows.length : await countRows(others) };
};
