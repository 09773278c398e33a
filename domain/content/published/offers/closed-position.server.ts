import type { Database } from "#platform/database/database.ts";

/** The title of the position that visitors could read at an address and no longer can; null where there was none. */
export const closedPosition = async (database: Database, path: string): Promise<string | null> => {
  const row = await database
    .selectFrom("document")
    .select("title")
    .where("path", "=", path)
    .where("type", "=", "position")
    .where("published_revision", "is", null)
    .where("published_at", "is not", null)
    .executeTakeFirst();
  return row?.title ?? null;
};
