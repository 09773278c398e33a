import type { Database } from "#platform/database/database.ts";
import { type Published, published, toPublished } from "./published-document.server.ts";
import type { PostCard } from "./site-view.ts";

/** Published posts, newest first, `limit` of them after the first `offset`. */
export const latestPosts = async (database: Database, limit: number, offset = 0): Promise<Published<"post">[]> => {
  const rows = await published(database)
    .where("document.type", "=", "post")
    .orderBy("document.shown_on", "desc")
    .orderBy("document.id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toPublished(row) as Published<"post">);
};

/** How many posts are published. */
export const countPosts = async (database: Database): Promise<number> => {
  const row = await database
    .selectFrom("document")
    .select((e) => e.fn.countAll<number>().as("posts"))
    .where("type", "=", "post")
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.posts);
};

/** What a list shows of a post. */
export const toPostCard = ({ id, path, data }: Published<"post">): PostCard => ({
  id,
  path,
  title: data.title,
  summary: data.summary,
  picture: data.picture,
  author: data.author,
  publishedOn: data.publishedOn,
});
