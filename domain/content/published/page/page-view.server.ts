import { pagesOf } from "../../../formats/pages.ts";
import { inLanguage } from "../../../languages.ts";
import { fileViews, pictureViews } from "../../../media/picture-views.server.ts";
import { hasVendorMark } from "../../../media/vendor-marks.ts";
import { localParts } from "../../../time/local-time.ts";
import type { Block } from "../../blocks/block.ts";
import type { DataOf } from "../../document-types.ts";
import { readingTime } from "../../fields/rich-text/reading-time.ts";
import { fillNames } from "../../names.ts";
import { leadToOwnLanguage } from "../lead-to-own-language.server.ts";
import type { Published } from "../published-document.server.ts";
import type { PublishedSite, SiteDeps } from "../published-site.server.ts";
import type { BlockView } from "../site-view.ts";
import { liveTranslations, type Translation } from "../translations.server.ts";
import { filesOn, listsFor, picturesOn } from "./lists-on-page.ts";
import { authorOf } from "./post-author.ts";
import { type FoundPosts, POSTS_PER_PAGE, postsShown } from "./posts-on-page.server.ts";
import { liveTag, pageOfTag, postsWithTag } from "./tags.server.ts";

/** `translations`: where visitors find it in each language, in this one too. */
export type DocumentView = { document: Published; view: BlockView; translations: Translation[] };

/** `found`: the posts that a list of all of them shows, where it is not the whole blog. */
type PostsShown = { page?: number; found?: FoundPosts };

/** A document with its names filled in, and everything beside its own fields that its screen shows. */
export const documentView = async (
  platform: SiteDeps,
  site: PublishedSite,
  raw: Published,
  { page = 1, found }: PostsShown = {},
): Promise<DocumentView> => {
  const { database, settings } = platform;
  const document = fillNames(await leadToOwnLanguage(database, raw), site.names);
  const blocks = document.type === "page" ? document.data.blocks.filter((block) => !block.hidden) : [];
  const own = document.type === "post" ? document.data : null;
  const { posts, pages, ownTags } = await postsShown(database, site, document, { page, found, blocks });
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
      postsPage: { number: page, count: pages, path: found ? raw.path : inLanguage(site.language, "/blog") },
      post: own && {
        author: authorOf(own, site),
        tags: ownTags,
        minutes: readingTime(own.body).minutes,
        updatedAt: updatedAt(own, raw.changedAt),
      },
      pictures: await pictureViews(database, picturesOn(site, raw, lists, posts), site.language),
      files: await fileViews(database, filesOn(raw)),
      marks: marksOf(blocks),
      humanCheck: platform.humanCheck.view(),
      nameRule: settings.NAME_RULE,
      enquiryLimit: { most: settings.CONTACT_LIMIT, windowMs: settings.CONTACT_WINDOW_MS },
    },
  };
};

/** When a post was changed, where that was after the day it bears. */
const updatedAt = ({ publishedOn }: DataOf<"post">, changedAt: number | null): number | null =>
  changedAt !== null && localParts(changedAt).date > publishedOn ? changedAt : null;

const marksOf = (blocks: Block[]): string[] =>
  blocks
    .flatMap((block) => ("partners" in block ? block.partners : []))
    .map(({ mark }) => mark)
    .filter(hasVendorMark);

/** The page of a tag, with a page of the posts that have it; null where no live post does. */
export const tagView = async (
  platform: SiteDeps,
  site: PublishedSite,
  slug: string,
  page: number,
): Promise<DocumentView | null> => {
  const { language } = site;
  const tag = await liveTag(platform.database, language, slug);
  if (!tag) return null;
  const read = (number: number) =>
    postsWithTag(platform.database, language, slug, { limit: POSTS_PER_PAGE, offset: (number - 1) * POSTS_PER_PAGE });
  const newest = await read(1);
  const found = { posts: page === 1 ? newest : await read(page), pages: pagesOf(tag.posts, POSTS_PER_PAGE) };
  const titles = newest.map(({ data }) => data.title);
  return documentView(platform, site, pageOfTag(tag, site, titles), { page, found });
};
