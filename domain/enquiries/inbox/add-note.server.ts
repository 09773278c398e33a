import { randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";

/** Most characters of a note. */
export const NOTE_LENGTH = 2_000;

/** Writes a note for colleagues; visitors never see it. */
export const addNote = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  enquiry: string,
  typed: string,
): Promise<"added" | "empty" | "missing"> => {
  demand(actor, "enquiries");
  const text = typed.trim().slice(0, NOTE_LENGTH);
  if (text === "") return "empty";
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom("enquiry").select("id").where("id", "=", enquiry).executeTakeFirst();
    if (!row) return "missing";
    const note = { id: randomUUID(), enquiry_id: enquiry, author: actor.id, text, created_at: now };
    await transaction.insertInto("enquiry_note").values(note).execute();
    await record(transaction, now, { actor: actor.id, action: "enquiry-note", subject: enquiry });
    return "added";
  });
};
