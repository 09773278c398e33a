import type { Expression } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { pagesOf } from "../../listing.server.ts";
import { liveCount } from "./live-count.server.ts";
import { liveDocuments, type Published, published, toPublished } from "./published-document.server.ts";

export const latestPosts = async (database: Database, limit: number): Promise<Published<"post">[]> =>
  limit === 0 ? [] : readPosts(database, "newest", limit, 0);

/** Those of the posts with these ids that are published. */
export const postsWith = async (database: Database, ids: string[]): Promise<Published<"post">[]> =>
  ids.length === 0 ? [] : postsAmong(database, liveDocuments(database).select("id").where("id", "in", ids).$asScalar());

/** The post before one in time, as a list of one; after the oldest comes the newest. Empty where it is the only one. */
export const postAfter = async (database: Database, { id, data }: Published<"post">): Promise<Published<"post">[]> => {
  const older = liveDocuments(database)
    .select("id")
    .where("type", "=", "post")
    .where("shown_on", "<=", data.publishedOn)
    .where((where) => where.or([where("shown_on", "<", data.publishedOn), where("id", ">", id)]))
    .orderBy("deleted_at", "asc") // as in `readPosts`, for the index
    .orderBy("shown_on", "desc")
    .orderBy("id", "asc")
    .limit(1);
  const [next] = await postsAmong(database, older.$asScalar());
  const others = next ? [next] : await latestPosts(database, 1);
  return others.filter((post) => post.id !== id);
};

/** One page of the published posts, newest first, and how many pages of `size` posts there are, at least 1. */
export const postsOnPage = async (
  database: Database,
  number: number,
  size: number,
): Promise<{ posts: Published<"post">[]; pages: number }> => {
  const { posts: count } = await liveCount(database);
  const newer = (number - 1) * size;
  const older = Math.max(0, count - newer - size);
  const limit = Math.max(0, Math.min(size, count - newer));
  const posts =
    newer <= older
      ? await readPosts(database, "newest", limit, newer)
      : await readPosts(database, "oldest", limit, older);
  return { posts, pages: pagesOf(count, size) };
};

/** `limit` posts after `offset`, read along the index `document_live_shown_on`; skipped rows are not fetched. */
const readPosts = async (
  database: Database,
  from: "newest" | "oldest",
  limit: number,
  offset: number,
): Promise<Published<"post">[]> => {
  const [down, up] = from === "newest" ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const page = liveDocuments(database)
    .select("id")
    .where("type", "=", "post")
    .orderBy("deleted_at", up) // null in all rows, but PostgreSQL uses the index only for its full column order
    .orderBy("shown_on", down)
    .orderBy("id", up)
    .limit(limit)
    .offset(offset);
  return postsAmong(database, page.$asScalar());
};

/** The published posts among the documents that a query finds, newest first. */
export const postsAmong = async (database: Database, ids: Expression<string>): Promise<Published<"post">[]> => {
  const rows = await published(database)
    .where("document.id", "in", ids)
    .orderBy("document.shown_on", "desc")
    .orderBy("document.id")
    .execute();
  return rows.map((row) => toPublished(row) as Published<"post">);
};
