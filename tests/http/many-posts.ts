import { countLive } from "#domain/content/published/live-count.server.ts";
import type { Database } from "#platform/database/database.ts";

const AT_ONCE = 500;

/** Puts `count` published posts beside the seeded ones, all with the contents of one of them; `first` numbers them. */
export const addPosts = async (database: Database, count: number, first = 0): Promise<void> => {
  const one = await database.selectFrom("document").selectAll().where("type", "=", "post").executeTakeFirstOrThrow();
  const numbers = Array.from({ length: count }, (_, n) => first + n);
  const rows = numbers.map((n) => ({ ...one, id: `post-${n}`, path: `/blog/post-${n}` }));
  for (let from = 0; from < count; from += AT_ONCE) {
    await database
      .insertInto("document")
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
  await database.transaction().execute((transaction) => countLive(transaction, Date.now()));
};
