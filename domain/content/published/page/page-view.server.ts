import type { Platform } from "#platform/platform.ts";
import { inLanguage, type Language } from "../../../languages.ts";
import { pagesOf } from "../../../listing.server.ts";
import { fileViews, pictureViews } from "../../../media/picture-views.server.ts";
import { hasVendorMark } from "../../../media/vendor-marks.ts";
import { localParts } from "../../../time/local-time.ts";
import type { Block } from "../../blocks/block.ts";
import type { DataOf, DocumentType } from "../../document-types.ts";
import { readingTime } from "../../fields/rich-text/reading-time.ts";
import { filesIn, picturesIn } from "../../form/fields-in.ts";
import { configuredNames, fillNames } from "../../names.ts";
import { ledLinks } from "../led-links.server.ts";
import { latestPosts, postAfter, postsOnPage, postsWith } from "../posts.server.ts";
import type { Published } from "../published-document.server.ts";
import type { PublishedSite } from "../published-site.server.ts";
import type { BlockView, PostCard, TagLink } from "../site-view.ts";
import { liveTranslations, type Translation } from "../translations.server.ts";
import { listedTypes } from "./block-needs.ts";
import { authorOf } from "./post-author.ts";
import { liveTag, pageOfTag, postsWithTag, tagLinks } from "./tags.server.ts";

export const POSTS_PER_PAGE = 12;

/** `translations`: where visitors find it in each language, in this one too. */
export type DocumentView = { document: Published; view: BlockView; translations: Translation[] };

type Lists = Pick<BlockView, "services" | "projects" | "positions" | "members" | "testimonials">;

type Deps = Pick<Platform, "database" | "humanCheck" | "settings">;

/** `found`: the posts that a list of all of them shows, where it is not the whole blog. */
type PostsShown = { page?: number; found?: FoundPosts };

type FoundPosts = { posts: Published<"post">[]; pages: number };

/** A document with its names filled in, and everything beside its own fields that its screen shows. */
export const documentView = async (
  platform: Deps,
  site: PublishedSite,
  raw: Published,
  { page = 1, found }: PostsShown = {},
): Promise<DocumentView> => {
  const { database } = platform;
  const humanCheck = platform.humanCheck.view();
  const led = await ledLinks(database, raw);
  const configured = configuredNames(site.settings, humanCheck, site, platform.settings.VISITS);
  const document = fillNames(led, { ...site.names, ...configured });
  const blocks = document.type === "page" ? document.data.blocks.filter((block) => !block.hidden) : [];
  const own = document.type === "post" ? document.data : null;
  const shown =
    found ??
    (document.type === "post"
      ? { posts: await postAfter(database, document), pages: 1 }
      : await postsFor(platform, site.language, blocks, page));
  const [tags = [], ...tagsOfPosts] = await tagLinks(database, site.language, [
    own?.tags ?? [],
    ...shown.posts.map(({ data }) => data.tags),
  ]);
  const posts = fillNames(
    shown.posts.map((post, at) => toPostCard(post, tagsOfPosts[at] ?? [], site)),
    site.names,
  );
  const lists = listsFor(site, document, blocks);
  return {
    document,
    translations: (await liveTranslations(database, [document.group])).get(document.group) ?? [],
    view: {
      language: site.language,
      words: site.words,
      settings: site.settingsView,
      ...lists,
      posts,
      postsPage: { number: page, count: shown.pages, path: found ? raw.path : inLanguage(site.language, "/blog") },
      post: own && {
        author: authorOf(own, site),
        tags,
        minutes: readingTime(own.body).minutes,
        updatedAt: updatedAt(own, raw.changedAt),
      },
      pictures: await pictureViews(database, picturesOn(site, raw, lists, posts), site.language),
      files: await fileViews(
        platform.database,
        filesOf(raw.data, (data) => filesIn(raw.type, data)),
      ),
      marks: marksOf(blocks),
      humanCheck,
      nameRule: platform.settings.NAME_RULE,
    },
  };
};

/** The page of a tag, with a page of the posts that have it; null where no live post does. */
export const tagView = async (
  platform: Deps,
  site: PublishedSite,
  slug: string,
  page: number,
): Promise<DocumentView | null> => {
  const { language } = site;
  const tag = await liveTag(platform.database, language, slug);
  if (!tag) return null;
  const read = (number: number) =>
    postsWithTag(platform.database, language, slug, POSTS_PER_PAGE, (number - 1) * POSTS_PER_PAGE);
  const newest = await read(1);
  const found = { posts: page === 1 ? newest : await read(page), pages: pagesOf(tag.posts, POSTS_PER_PAGE) };
  const titles = newest.map(({ data }) => data.title);
  return documentView(platform, site, pageOfTag(tag, site, titles), { page, found });
};

/** When a post was changed, where that was after the day it bears. */
const updatedAt = ({ publishedOn }: DataOf<"post">, changedAt: number | null): number | null =>
  changedAt !== null && localParts(changedAt).date > publishedOn ? changedAt : null;

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

/** Finds once per object: pages share the data of a revision. */
const foundOnce = () => {
  const known = new WeakMap<object, string[]>();
  return <T extends object>(data: T, find: (data: T) => string[]): string[] => {
    const found = known.get(data) ?? find(data);
    known.set(data, found);
    return found;
  };
};

const picturesOf = foundOnce();
const filesOf = foundOnce();

/** Only what this page shows; a service or case study also lists the others of its type, a post has its author. */
const listsFor = (site: PublishedSite, document: Published, blocks: Block[]): Lists => {
  const lists = listsOf([...listedTypes(blocks), document.type], site);
  if (document.type !== "post") return lists;
  const { member } = authorOf(document.data, site);
  return { ...lists, members: member ? [member] : [] };
};

export const listsOf = (
  types: DocumentType[],
  { services, projects, positions, members, testimonials }: Lists,
): Lists => ({
  services: types.includes("service") ? services : [],
  projects: types.includes("project") ? projects : [],
  positions: types.includes("position") ? positions : [],
  members: types.includes("member") ? members : [],
  testimonials: types.includes("testimonial") ? testimonials : [],
});

export const marksOf = (blocks: Block[]): string[] =>
  blocks
    .flatMap((block) => ("partners" in block ? block.partners : []))
    .map(({ mark }) => mark)
    .filter(hasVendorMark);

const postsFor = async (
  { database }: Pick<Platform, "database">,
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
