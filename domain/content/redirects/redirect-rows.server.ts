import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { PlacedRedirect, RedirectMap } from "./plan-redirect.ts";

/** All redirects, by the path that they leave from. */
export const readRedirects = async (database: Database): Promise<Map<string, string>> => {
  const rows = await database.selectFrom("redirect").select(["from_path", "to_path"]).execute();
  return new Map(rows.map((row) => [row.from_path, row.to_path])) satisfies RedirectMap;
};

/** Where visitors of `path` are sent, or null. */
export const redirectOf = async (database: Database, path: string): Promise<string | null> => {
  const row = await database.selectFrom("redirect").select("to_path").where("from_path", "=", path).executeTakeFirst();
  return row?.to_path ?? null;
};

/** Forgets the redirect of a path that shows something again. */
export const dropRedirectFrom = async (transaction: DatabaseTransaction, path: string): Promise<void> => {
  await transaction.deleteFrom("redirect").where("from_path", "=", path).execute();
};

/** Writes a redirect that was placed among the others, and what it repoints; `now` in milliseconds since 1970. */
export const writeRedirect = async (
  transaction: DatabaseTransaction,
  { from, to, repointed }: PlacedRedirect,
  author: string | null,
  now: number,
): Promise<void> => {
  const row = { to_path: to, created_at: now, created_by: author };
  await transaction
    .insertInto("redirect")
    .values({ from_path: from, ...row })
    .onConflict((c) => c.column("from_path").doUpdateSet(row))
    .execute();
  await transaction.deleteFrom("missing_path").where("path", "=", from).execute();
  for (const other of repointed) {
    await transaction.updateTable("redirect").set({ to_path: other.to }).where("from_path", "=", other.from).execute();
  }
};
