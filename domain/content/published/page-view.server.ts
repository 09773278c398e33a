import type { Platform } from "#platform/platform.ts";
import { pictureViews } from "../../media/picture-views.server.ts";
import { picturesIn } from "../../media/pictures-in.ts";
import type { Block } from "../blocks/block.ts";
import { fillNames } from "../names.ts";
import { latestPosts, postsOnPage, toPostCard } from "./posts.server.ts";
import type { Published } from "./published-document.server.ts";
import type { PublishedSite } from "./published-site.server.ts";
import type { BlockView } from "./site-view.ts";

/** How many posts one page of the blog shows. */
export const POSTS_PER_PAGE = 12;

export type DocumentView = { document: Published; view: BlockView };

type Ground = Pick<Platform, "database" | "humanCheck">;

/**
 * A document with its names filled in, and everything beside its own fields that its screen shows, on the site as it is
 * published or as one made of drafts would be.
 */
export const documentView = async (
  platform: Ground,
  site: PublishedSite,
  raw: Published,
  postsPage = 1,
): Promise<DocumentView> => {
  const document = fillNames(raw, site.names);
  const blocks = document.type === "page" ? document.data.blocks.filter((block) => !block.hidden) : [];
  const shown = await postsFor(platform, blocks, postsPage);
  const posts = fillNames(shown.posts.map(toPostCard), site.names);
  const lists = listsFor(site, document, blocks);
  const pictures = picturesIn([document.data, lists, posts, site.settings.map, site.settings.company]);
  return {
    document,
    view: {
      settings: site.settingsView,
      ...lists,
      posts,
      postsPage: { number: postsPage, count: shown.pages },
      pictures: await pictureViews(platform.database, pictures),
      humanCheck: platform.humanCheck.view(),
    },
  };
};

/** Only what the blocks of this page show, so that a page does not carry the whole site. */
const listsFor = (site: PublishedSite, document: Published, blocks: Block[]) => {
  const has = (...types: Block["type"][]) => blocks.some((block) => types.includes(block.type));
  const keep = <T>(wanted: boolean, list: T[]): T[] => (wanted ? list : []);
  return {
    services: keep(has("service-grid") || document.type === "service", site.services),
    projects: keep(has("project-grid") || document.type === "project", site.projects),
    members: keep(has("team"), site.members),
    testimonials: keep(has("testimonials"), site.testimonials),
  };
};

/** The posts that the blocks of a page show, and into how many pages they are divided where they are. */
const postsFor = async ({ database }: Pick<Platform, "database">, blocks: Block[], page: number) => {
  const lists = blocks.filter((block) => block.type === "latest-posts");
  if (lists.length === 0) return { posts: [], pages: 1 };
  if (lists.some((block) => block.paged)) return postsOnPage(database, page, POSTS_PER_PAGE);
  return { posts: await latestPosts(database, Math.max(...lists.map((block) => block.count))), pages: 1 };
};
