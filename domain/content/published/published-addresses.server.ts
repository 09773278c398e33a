import type { Database } from "#platform/database/database.ts";

/** An address that visitors can open; `changedAt` is when it was last published, in milliseconds since 1970. */
export type PublishedAddress = { path: string; changedAt: number };

/**
 * `limit` of the public addresses in alphabetical order, after the first `offset`. Reads no contents, so that it stays
 * cheap with many thousands of posts.
 */
export const publishedAddresses = async (
  database: Database,
  limit: number,
  offset: number,
): Promise<PublishedAddress[]> => {
  const rows = await withAddress(database)
    .select(["path", "published_at"])
    .orderBy("path")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ path: row.path ?? "", changedAt: row.published_at ?? 0 }));
};

/** Those of some paths that visitors can open, with the moment when each was last published. */
export const publishedAmong = async (database: Database, paths: string[]): Promise<Map<string, number>> => {
  if (paths.length === 0) return new Map();
  const rows = await withAddress(database).select(["path", "published_at"]).where("path", "in", paths).execute();
  return new Map(rows.map((row) => [row.path ?? "", row.published_at ?? 0]));
};

const withAddress = (database: Database) =>
  database
    .selectFrom("document")
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null);
