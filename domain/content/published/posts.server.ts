import type { Expression } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { pagesOf } from "../../formats/pages.ts";
import type { Language } from "../../languages.ts";
import { liveCount } from "./live-count.server.ts";
import { liveDocuments, type Published, published, toPublished } from "./published-document.server.ts";

/** Every query for live posts starts here. */
const livePosts = (database: Database, language: Language) =>
  liveDocuments(database).where("type", "=", "post").where("language", "=", language);

export const latestPosts = async (
  database: Database,
  language: Language,
  limit: number,
): Promise<Published<"post">[]> => (limit === 0 ? [] : readPosts(database, { language, from: "newest", limit }));

/** Those of the posts of these groups that are published in a language. */
export const postsWith = async (
  database: Database,
  language: Language,
  groups: string[],
): Promise<Published<"post">[]> => {
  if (groups.length === 0) return [];
  const chosen = livePosts(database, language)
    .select("id")
    .where((e) => e.or([e("id", "in", groups), e("translation_of", "in", groups)]));
  return postsAmong(database, chosen.$asScalar());
};

/** The post before one in time, as a list of one; after the oldest comes the newest. Empty where it is the only one. */
export const postAfter = async (
  database: Database,
  { id, language, data }: Published<"post">,
): Promise<Published<"post">[]> => {
  const older = livePosts(database, language)
    .select("id")
    .where("shown_on", "<=", data.publishedOn)
    .where((where) => where.or([where("shown_on", "<", data.publishedOn), where("id", ">", id)]))
    .orderBy("deleted_at", "asc") // as in `readPosts`, for the index
    .orderBy("shown_on", "desc")
    .orderBy("id", "asc")
    .limit(1);
  const [next] = await postsAmong(database, older.$asScalar());
  const others = next ? [next] : await latestPosts(database, language, 1);
  return others.filter((post) => post.id !== id);
};

/** One page of the published posts, newest first, and how many pages of `size` posts there are, at least 1. */
export const postsOnPage = async (
  database: Database,
  language: Language,
  number: number,
  size: number,
): Promise<{ posts: Published<"post">[]; pages: number }> => {
  const { posts: count } = await liveCount(database, language);
  const newer = (number - 1) * size;
  const older = Math.max(0, count - newer - size);
  const limit = Math.max(0, Math.min(size, count - newer));
  const posts =
    newer <= older
      ? await readPosts(database, { language, from: "newest", limit, offset: newer })
      : await readPosts(database, { language, from: "oldest", limit, offset: older });
  return { posts, pages: pagesOf(count, size) };
};

type Range = { language: Language; from: "newest" | "oldest"; limit: number; offset?: number };

/** `limit` posts after `offset`, read along the index `document_live_language`; skipped rows are not fetched. */
const readPosts = async (
  database: Database,
  { language, from, limit, offset = 0 }: Range,
): Promise<Published<"post">[]> => {
  const [down, up] = from === "newest" ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const page = livePosts(database, language)
    .select("id")
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
