import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { matching } from "./inbox.server.ts";

export type FoundEnquiry = { id: string; name: string; reference: string };

/** Enquiries in which every word stands, spam left out, newest first, at most `most`. */
export const findEnquiries = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<FoundEnquiry[]> => {
  demand(actor, "enquiries");
  if (words.trim() === "") return [];
  return database
    .selectFrom("enquiry")
    .select(["id", "name", "reference"])
    .where(matching({ search: words, states: [] }))
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
};
