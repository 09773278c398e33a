import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { pictureViews } from "../../media/picture-views.server.ts";
import { hasVendorMark } from "../../media/vendor-marks.ts";
import type { Block } from "../blocks/block.ts";
import type { DocumentType } from "../document-types.ts";
import { picturesIn } from "../form/fields-in.ts";
import { fillNames } from "../names.ts";
import { hostPage, listedTypes } from "./block-needs.ts";
import { latestPosts, postsOnPage, toPostCard } from "./posts.server.ts";
import { type Published, publishedOf } from "./published-document.server.ts";
import type { PublishedSite } from "./published-site.server.ts";
import type { BlockView, PostCard } from "./site-view.ts";

export const POSTS_PER_PAGE = 12;

export type DocumentView = { document: Published; view: BlockView };

type Lists = Pick<BlockView, "services" | "projects" | "members" | "testimonials">;

type Deps = Pick<Platform, "database" | "humanCheck">;

/** A document with its names filled in, and everything beside its own fields that its screen shows. */
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

const picturesOn = ({ settings }: PublishedSite, document: Published, lists: Lists, posts: PostCard[]): string[] => [
  ...picturesOf(document.data, (data) => picturesIn(document.type, data)),
  ...picturesOf(settings, (data) => picturesIn("settings", data)),
  ...picturesInLists(lists),
  ...posts.flatMap((card) => picturesIn("post", card)),
];

/** A card holds a part of its document, so the paths of its fields are those of that part. */
export const picturesInLists = (lists: Lists): string[] => [
  ...lists.services.flatMap((own) => picturesOf(own, (card) => picturesIn("service", { card }))),
  ...lists.projects.flatMap((own) => picturesOf(own, (card) => picturesIn("project", card))),
  ...lists.members.flatMap((own) => picturesOf(own, (member) => picturesIn("member", member))),
  ...lists.testimonials.flatMap((own) => picturesOf(own, (data) => picturesIn("testimonial", data))),
];

/** The public address of a live document: its own, or that of the first page that shows it; null if none does. */
export const shownAt = async (database: Database, type: DocumentType, path: string | null): Promise<string | null> =>
  path || (hostPage(await publishedOf(database, "page"), type)?.path ?? null);

const lookedThrough = new WeakMap<object, string[]>();

/** Cached per object: pages share the data of a revision. */
const picturesOf = <T extends object>(data: T, find: (data: T) => string[]): string[] => {
  const pictures = lookedThrough.get(data) ?? find(data);
  lookedThrough.set(data, pictures);
  return pictures;
};

/** Only what this page shows; a service or case study also lists the others of its type. */
const listsFor = (site: PublishedSite, document: Published, blocks: Block[]): Lists =>
  listsOf([...listedTypes(blocks), document.type], site);

export const listsOf = (types: DocumentType[], { services, projects, members, testimonials }: Lists): Lists => ({
  services: types.includes("service") ? services : [],
  projects: types.includes("project") ? projects : [],
  members: types.includes("member") ? members : [],
  testimonials: types.includes("testimonial") ? testimonials : [],
});

export const marksOf = (blocks: Block[]): string[] =>
  blocks
    .flatMap((block) => ("partners" in block ? block.partners : []))
    .map(({ mark }) => mark)
    .filter(hasVendorMark);

const postsFor = async ({ database }: Pick<Platform, "database">, blocks: Block[], page: number) => {
  const lists = blocks.filter((block) => "paged" in block);
  if (lists.length === 0) return { posts: [], pages: 1 };
  if (lists.some((block) => block.paged)) return postsOnPage(database, page, POSTS_PER_PAGE);
  return { posts: await latestPosts(database, Math.max(...lists.map((block) => block.count))), pages: 1 };
};
