import type { Platform } from "#platform/platform.ts";
import { pictureViews } from "../../media/picture-views.server.ts";
import { hasVendorMark } from "../../media/vendor-mark.server.ts";
import type { Block } from "../blocks/block.ts";
import { picturesIn } from "../form/fields-in.ts";
import { fillNames } from "../names.ts";
import { latestPosts, postsOnPage, toPostCard } from "./posts.server.ts";
import type { Published } from "./published-document.server.ts";
import type { PublishedSite } from "./published-site.server.ts";
import type { BlockView, PostCard } from "./site-view.ts";

/** How many posts one page of the blog shows. */
export const POSTS_PER_PAGE = 12;

export type DocumentView = { document: Published; view: BlockView };

type Deps = Pick<Platform, "database" | "humanCheck">;

/**
 * A document with its names filled in, and everything beside its own fields that its screen shows, on the site as it is
 * published or as one made of drafts would be.
 */
export const documentView = async (
  platform: Deps,
  site: PublishedSite,
  raw: Published,
  postsPage = 1,
): Promise<DocumentView> => {
  const document = fillNames(raw, site.names);
  const blocks = document.type === "page" ? document.data.blocks.filter((block) => !block.hidden) : [];
  const shown = await postsFor(platform, blocks, postsPage);
  const posts = fillNames(shown.posts.map(toPostCard), site.names);
  const lists = listsFor(site, document, blocks);
  return {
    document,
    view: {
      settings: site.settingsView,
      ...lists,
      posts,
      postsPage: { number: postsPage, count: shown.pages },
      pictures: await pictureViews(platform.database, picturesOn(site, raw, lists, posts)),
      marks: marksOf(blocks),
      humanCheck: platform.humanCheck.view(),
    },
  };
};

/** The pictures of a document and of everything that is listed on its screen. A card holds a part of its document. */
const picturesOn = (
  { settings }: PublishedSite,
  document: Published,
  lists: ReturnType<typeof listsFor>,
  posts: PostCard[],
): string[] => [
  ...picturesOf(document.data, (data) => picturesIn(document.type, data)),
  ...picturesOf(settings, (data) => picturesIn("settings", data)),
  ...lists.services.flatMap((own) => picturesOf(own, (card) => picturesIn("service", { card }))),
  ...lists.projects.flatMap((own) => picturesOf(own, (card) => picturesIn("project", card))),
  ...lists.members.flatMap((own) => picturesOf(own, (member) => picturesIn("member", member))),
  ...lists.testimonials.flatMap((own) => picturesOf(own, (data) => picturesIn("testimonial", data))),
  ...posts.flatMap((card) => picturesIn("post", card)),
];

const lookedThrough = new WeakMap<object, string[]>();

/** Data of one revision is one object for every page that shows it: looked through once. */
const picturesOf = <T extends object>(data: T, find: (data: T) => string[]): string[] => {
  const pictures = lookedThrough.get(data) ?? find(data);
  lookedThrough.set(data, pictures);
  return pictures;
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

const marksOf = (blocks: Block[]): string[] =>
  blocks
    .filter((block) => block.type === "partners")
    .flatMap((block) => block.partners.map(({ mark }) => mark))
    .filter(hasVendorMark);

/** The posts that the blocks of a page show, and into how many pages they are divided where they are. */
const postsFor = async ({ database }: Pick<Platform, "database">, blocks: Block[], page: number) => {
  const lists = blocks.filter((block) => block.type === "latest-posts");
  if (lists.length === 0) return { posts: [], pages: 1 };
  if (lists.some((block) => block.paged)) return postsOnPage(database, page, POSTS_PER_PAGE);
  return { posts: await latestPosts(database, Math.max(...lists.map((block) => block.count))), pages: 1 };
};
