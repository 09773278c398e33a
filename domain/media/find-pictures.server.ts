import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../staff/rights.ts";
import { matching } from "./list-pictures.server.ts";

/** Pictures whose name or text holds every word, newest first, at most `most`. */
export const findPictures = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
  { words, most }: { words: string; most: number },
): Promise<{ id: string; name: string; alt: string }[]> => {
  demand(actor, "media");
  if (words.trim() === "") return [];
  return database
    .selectFrom("media")
    .select(["id", "name", "alt"])
    .where(matching(words))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
};
