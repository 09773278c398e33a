import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { countRows } from "../../listing.server.ts";
import { liveDocuments } from "./published-document.server.ts";

const ROW = 1;

/** How many posts are published, how many addresses lead somewhere, and when a publish last changed either, in ms since 1970. */
export type LiveCount = { posts: number; addresses: number; changedAt: number };

export const liveCount = async (database: Database): Promise<LiveCount> => {
  const row = await database.selectFrom("live_count").selectAll().where("id", "=", ROW).executeTakeFirst();
  if (!row) return { ...(await count(database)), changedAt: 0 }; // restored from what an older release wrote
  return { posts: row.posts, addresses: row.addresses, changedAt: row.changed_at };
};

/** Recounts within a transaction that changed what is live. It must hold the lock of the site version. `now` in ms since 1970. */
export const countLive = async (transaction: DatabaseTransaction, now: number): Promise<void> => {
  const counted = { ...(await count(transaction)), changed_at: now };
  await transaction
    .insertInto("live_count")
    .values({ id: ROW, ...counted })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(counted))
    .execute();
};

const count = async (database: Database) => {
  const posts = await countRows(liveDocuments(database).where("type", "=", "post"));
  return { posts, addresses: await countRows(liveDocuments(database).where("path", "is not", null)) };
};

/** For a publish that changes no counter: updates `changed_at` alone. */
export const noteLiveChange = async (transaction: DatabaseTransaction, now: number): Promise<void> => {
  await transaction.updateTable("live_count").set({ changed_at: now }).where("id", "=", ROW).execute();
};
