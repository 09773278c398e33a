import type { Database } from "#platform/database/database.ts";

/** An address that visitors can open; `changedAt` is when it was last published, in milliseconds since 1970. */
export type PublishedAddress = { path: string; changedAt: number };

/** `limit` of the public addresses in alphabetical order after `offset`, read without the documents' data. */
export const publishedAddresses = async (
  database: Database,
  limit: number,
  offset: number,
): Promise<PublishedAddress[]> => {
  const rows = await database
    .selectFrom("document")
    .select(["path", "published_at"])
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ path: row.path ?? "", changedAt: row.published_at ?? 0 }));
};
