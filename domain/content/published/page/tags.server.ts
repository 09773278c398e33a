import type { Database } from "#platform/database/database.ts";
import { sumSpellings, type Tag, tagsIn } from "../../../formats/tag.ts";
import { collectionOf, knownLanguage, type Language } from "../../../languages.ts";
import { countRows } from "../../../sql.server.ts";
import { fill, formFor } from "../../../words/fill.ts";
import type { DataOf } from "../../document-types.ts";
import { pathOfTag } from "../../fields/kinds/tags.ts";
import { complete } from "../../form/complete.ts";
import { formOf } from "../../form/document-form.ts";
import { postsAmong } from "../posts.server.ts";
import type { Published } from "../published-document.server.ts";
import type { PublishedSite } from "../published-site.server.ts";
import type { TagLink } from "../site-view.ts";
import type { PublishedAddress } from "./published-addresses.server.ts";

/** A tag of live posts; `posts` is how many have it. */
export type LiveTag = Tag & { posts: number };

/** Every query for tags that visitors can follow starts here. */
const liveTags = (database: Database) =>
  database
    .selectFrom("document_tag as tag")
    .innerJoin("document", "document.id", "tag.document_id")
    .where("tag.version", "=", "live")
    .where("document.type", "=", "post")
    .where("document.published_revision", "is not", null)
    .where("document.deleted_at", "is", null);

/** The live tags with these slugs, each in the spelling that most posts have. */
export const tagsWith = async (
  database: Database,
  language: Language,
  slugs: string[],
): Promise<Map<string, LiveTag>> => {
  if (slugs.length === 0) return new Map();
  const rows = await liveTags(database)
    .select((e) => ["tag.slug", "tag.name", e.fn.countAll().as("uses")])
    .where("document.language", "=", language)
    .where("tag.slug", "in", slugs)
    .groupBy(["tag.slug", "tag.name"])
    .orderBy("uses", "desc")
    .orderBy("tag.name")
    .execute();
  return new Map(sumSpellings(rows).map(({ uses, ...tag }) => [tag.slug, { ...tag, posts: uses }]));
};

export const liveTag = async (database: Database, language: Language, slug: string): Promise<LiveTag | null> =>
  (await tagsWith(database, language, [slug])).get(slug) ?? null;

/** The tags of each of several posts as links, in the spelling of their pages. */
export const tagLinks = async (
  database: Database,
  language: Language,
  tagsOfPosts: string[][],
): Promise<TagLink[][]> => {
  const own = tagsOfPosts.map(tagsIn);
  const live = await tagsWith(database, language, [...new Set(own.flat().map(({ slug }) => slug))]);
  return own.map((tags) =>
    tags.map(({ slug, name }) => ({ name: live.get(slug)?.name ?? name, path: pathOfTag(language, slug) })),
  );
};

/** Live posts of a language with a tag, newest first. */
export const postsWithTag = async (
  database: Database,
  language: Language,
  slug: string,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Published<"post">[]> => {
  const page = liveTags(database)
    .select("document.id")
    .where("tag.slug", "=", slug)
    .where("document.language", "=", language)
    .orderBy("document.shown_on", "desc")
    .orderBy("document.id")
    .limit(limit)
    .offset(offset);
  return postsAmong(database, page.$asScalar());
};

/** In all languages: the same tag in two of them has two pages. */
export const countTags = async (database: Database): Promise<number> =>
  countRows(database.selectFrom(liveTags(database).select(["document.language", "tag.slug"]).distinct().as("tags")));

/** `limit` addresses of tags in alphabetical order after `offset`; one changes with its posts. */
export const tagAddresses = async (database: Database, limit: number, offset: number): Promise<PublishedAddress[]> => {
  const rows = await liveTags(database)
    .select((e) => ["document.language", "tag.slug", e.fn.max("document.live_changed_at").as("changed_at")])
    .groupBy(["document.language", "tag.slug"])
    .orderBy("document.language")
    .orderBy("tag.slug")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ language, slug, changed_at }) => ({
    path: pathOfTag(knownLanguage(language), slug),
    changedAt: changed_at === null ? null : Number(changed_at),
    translations: [],
  }));
};

const LONGEST_DESCRIPTION = 160;

/** The page of a tag, which nobody writes: as staff would make it of the blocks for it. */
export const pageOfTag = (
  { slug, name, posts }: LiveTag,
  { settings, language, words }: PublishedSite,
  titles: string[],
): Published<"page"> => {
  const blog = collectionOf("post", language).name;
  const company = settings.company.name;
  const intro = fill(formFor(posts, words.posts.aboutBy, language), { count: posts, tag: name, company });
  const description = `${intro}: ${titles.join("; ")}`;
  const cut =
    description.length > LONGEST_DESCRIPTION ? `${description.slice(0, LONGEST_DESCRIPTION - 1)}…` : description;
  const data = complete(formOf("page"), {
    title: name,
    path: pathOfTag(language, slug),
    search: { title: `${name} - ${blog} | ${company}`, description: cut },
    blocks: [
      { type: "intro", id: "intro", eyebrow: blog, heading: name },
      { type: "latest-posts", id: "posts", count: 1, paged: true },
    ],
  }) as DataOf<"page">;
  const id = `tag-${slug}`;
  return { id, group: id, language, type: "page", path: data.path, changedAt: null, data };
};
