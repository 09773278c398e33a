import type { Database, DatabaseTransaction } from "#platform/database/database.ts";

/**
 * Sends visitors of `from` to `to` for good. What led to `from` leads to `to` at once, so there are no chains, and a way
 * back out of `to` is dropped, so there are no loops.
 */
export const addRedirect = async (
  transaction: DatabaseTransaction,
  from: string,
  to: string,
  author: string | null,
  now: number,
): Promise<void> => {
  await dropRedirectFrom(transaction, to);
  for (const { from_path, to_path } of await leadingTo(transaction, from)) {
    const onward = to + to_path.slice(from.length);
    await transaction.updateTable("redirect").set({ to_path: onward }).where("from_path", "=", from_path).execute();
  }
  await putRedirect(transaction, { from, to, author, now });
};

/** Writes one redirect as it is; whoever calls has seen to chains and loops. */
export const putRedirect = async (
  transaction: DatabaseTransaction,
  { from, to, author, now }: { from: string; to: string; author: string | null; now: number },
): Promise<void> => {
  const row = { to_path: to, created_at: now, created_by: author };
  await transaction
    .insertInto("redirect")
    .values({ from_path: from, ...row })
    .onConflict((c) => c.column("from_path").doUpdateSet(row))
    .execute();
  await transaction.deleteFrom("missing_path").where("path", "=", from).execute();
};

/** The redirects that end at a page, at a place within it, or at it with a query. */
const leadingTo = (transaction: DatabaseTransaction, path: string) =>
  transaction
    .selectFrom("redirect")
    .select(["from_path", "to_path"])
    .where((e) =>
      e.or([
        e("to_path", "=", path),
        e(e.fn("substr", ["to_path", e.lit(1), e.lit(path.length + 1)]), "in", [`${path}#`, `${path}?`]),
      ]),
    )
    .execute();

/** Forgets the redirect of a path that shows something again. */
export const dropRedirectFrom = async (transaction: DatabaseTransaction, path: string): Promise<void> => {
  await transaction.deleteFrom("redirect").where("from_path", "=", path).execute();
};

/** Where visitors of `path` are sent, or null. */
export const redirectOf = async (database: Database, path: string): Promise<string | null> => {
  const row = await database.selectFrom("redirect").select("to_path").where("from_path", "=", path).executeTakeFirst();
  return row?.to_path ?? null;
};
