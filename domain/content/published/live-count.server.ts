import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import { allLanguages, type Language } from "../../languages.ts";
import { countRows } from "../../sql.server.ts";
import { liveDocuments } from "./published-document.server.ts";

/** How many posts are published in a language, how many addresses of it lead somewhere, and when a publish last changed either, in ms since 1970. */
export type LiveCount = { posts: number; addresses: number; changedAt: number };

/** Numbers by the order of `languages`, which is stored so. */
const rowOf = (language: Language) => allLanguages.indexOf(language) + 1;

export const liveCount = async (database: Database, language: Language): Promise<LiveCount> => {
  const row = await database.selectFrom("live_count").selectAll().where("id", "=", rowOf(language)).executeTakeFirst();
  if (!row) return { ...(await count(database, language)), changedAt: 0 }; // written by a release without this language
  return { posts: row.posts, addresses: row.addresses, changedAt: row.changed_at };
};

/** In all languages. */
export const liveAddresses = async (database: Database): Promise<number> => {
  const counts = await Promise.all(allLanguages.map((language) => liveCount(database, language)));
  return counts.reduce((sum, { addresses }) => sum + addresses, 0);
};

/** Recounts within a transaction that changed what is live. It must hold the lock of the site version. `now` in ms since 1970. */
export const countLive = async (transaction: DatabaseTransaction, now: number): Promise<void> => {
  for (const language of allLanguages) {
    const counted = { ...(await count(transaction, language)), changed_at: now };
    await transaction
      .insertInto("live_count")
      .values({ id: rowOf(language), ...counted })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(counted))
      .execute();
  }
};

const count = async (database: Database, language: Language) => {
  const live = liveDocuments(database).where("language", "=", language);
  const posts = await countRows(live.where("type", "=", "post"));
  return { posts, addresses: await countRows(live.where("path", "is not", null)) };
};

/** For a publish that changes no counter: updates `changed_at` alone. */
export const noteLiveChange = async (transaction: DatabaseTransaction, now: number): Promise<void> => {
  await transaction.updateTable("live_count").set({ changed_at: now }).execute();
};
