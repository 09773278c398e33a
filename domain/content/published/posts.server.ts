import type { Database } from "#platform/database/database.ts";
import { type Published, published, toPublished } from "./published-document.server.ts";
import type { PostCard } from "./site-view.ts";

/** Published posts, newest first, `limit` of them after the first `offset`. */
export const latestPosts = async (database: Database, limit: number, offset = 0): Promise<Published<"post">[]> => {
  const page = livePosts(database)
    .select("id")
    .orderBy("deleted_at") // empty in all of them: PostgreSQL goes along the index only in its whole order
    .orderBy("shown_on", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset);
  const rows = await published(database)
    .where("document.id", "in", page)
    .orderBy("document.shown_on", "desc")
    .orderBy("document.id")
    .execute();
  return rows.map((row) => toPublished(row) as Published<"post">);
};

/** Skipping and counting go along the index `document_live_shown_on` and read no row. */
const livePosts = (database: Database) =>
  database
    .selectFrom("document")
    .where("type", "=", "post")
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null);

/** How many posts are published. */
export const countPosts = async (database: Database): Promise<number> => {
  const row = await livePosts(database)
    .select((e) => e.fn.countAll<number>().as("posts"))
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
