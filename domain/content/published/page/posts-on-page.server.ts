import type { Database } from "#platform/database/database.ts";
import type { Language } from "../../../languages.ts";
import type { Block } from "../../blocks/block.ts";
import { fillNames } from "../../names.ts";
import { latestPosts, postAfter, postsOnPage, postsWith } from "../posts.server.ts";
import type { Published } from "../published-document.server.ts";
import type { PublishedSite } from "../published-site.server.ts";
import type { PostCard, TagLink } from "../site-view.ts";
import { authorOf } from "./post-author.ts";
import { tagLinks } from "./tags.server.ts";

export const POSTS_PER_PAGE = 12;

/** A page of posts, and how many such pages there are. */
export type FoundPosts = { posts: Published<"post">[]; pages: number };

type Shown = { posts: PostCard[]; pages: number; ownTags: TagLink[] };

/** The posts that a document shows as cards, its names filled in, and the tags of its own: after a post the next one, else what its blocks list. */
export const postsShown = async (
  database: Database,
  site: PublishedSite,
  document: Published,
  { page, found, blocks }: { page: number; found: FoundPosts | undefined; blocks: Block[] },
): Promise<Shown> => {
  const own = document.type === "post" ? document : null;
  const next = own && { posts: await postAfter(database, own), pages: 1 };
  const { posts, pages } = found ?? next ?? (await listedPosts(database, site.language, blocks, page));
  const tags = [own?.data.tags ?? [], ...posts.map(({ data }) => data.tags)];
  const [ownTags = [], ...tagsOfPosts] = await tagLinks(database, site.language, tags);
  const cards = posts.map((post, at) => toPostCard(post, tagsOfPosts[at] ?? [], site));
  return { posts: fillNames(cards, site.names), pages, ownTags };
};

const listedPosts = async (
  database: Database,
  language: Language,
  blocks: Block[],
  page: number,
): Promise<FoundPosts> => {
  const lists = blocks.filter((block) => "paged" in block);
  if (lists.length === 0) return { posts: [], pages: 1 };
  if (lists.some((block) => block.paged)) return postsOnPage(database, language, page, POSTS_PER_PAGE);
  const count = Math.max(0, ...lists.map((block) => (block.posts.length === 0 ? block.count : 0)));
  const latest = await latestPosts(database, language, count);
  const chosen = await postsWith(
    database,
    language,
    lists.flatMap((block) => block.posts),
  );
  const others = chosen.filter(({ id }) => !latest.some((post) => post.id === id));
  return { posts: [...latest, ...others], pages: 1 };
};

const toPostCard = ({ group: id, path, data }: Published<"post">, tags: TagLink[], site: PublishedSite): PostCard => ({
  id,
  path,
  title: data.title,
  summary: data.summary,
  picture: data.picture,
  author: authorOf(data, site).name,
  publishedOn: data.publishedOn,
  tags,
});
