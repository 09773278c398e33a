import { platformContext } from "#app/context.ts";
import { pathOfTag } from "#domain/content/fields/kinds/tags.ts";
import { fillNames } from "#domain/content/names.ts";
import { authorOf } from "#domain/content/published/page/post-author.ts";
import { type LiveTag, liveTag, postsWithTag } from "#domain/content/published/page/tags.server.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { tagsIn } from "#domain/formats/tag.ts";
import { collectionOf, inLanguage, languageAt, languages } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { fill } from "#domain/words/fill.ts";
import type { Route } from "./+types/rss";
import { escapeXml, notFoundResponse, xmlResponse } from "./responses.ts";

const POSTS = 30;

/** GET /blog/rss.xml, /blog/tag/:tag/rss.xml, in each language. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { database, settings } = platform;
  const language = languageAt(new URL(request.url).pathname);
  const site = await publishedSite(platform, language);
  if (site.language !== language) return notFoundResponse();
  const tag = "tag" in params ? await liveTag(database, language, params.tag ?? "") : null;
  if ("tag" in params && !tag) return notFoundResponse();
  const posts = tag
    ? await postsWithTag(database, language, tag.slug, { limit: POSTS })
    : await latestPosts(database, language, POSTS);
  return xmlResponse(
    "application/rss+xml",
    rssXml(settings.PUBLIC_URL, site, { posts: fillNames(posts, site.names), tag }),
  );
};

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

type Post = Published<"post">;

/** The posts as RSS 2.0. Authors are named without a mail address, so they stand as `dc:creator`. */
const rssXml = (
  publicUrl: string,
  site: PublishedSite,
  { posts, tag }: { posts: Post[]; tag: LiveTag | null },
): string => {
  const { language, settings, filled } = site;
  const { words } = wordingOf(language);
  const blog = collectionOf("post", language);
  const path = tag ? pathOfTag(language, tag.slug) : inLanguage(language, "/blog");
  return `<rss version="2.0" ${NAMESPACES}>
<channel>
${element("title", `${settings.company.name}: ${tag ? tag.name : blog.name}`)}
${element("link", publicUrl + path)}
${element("description", tag ? fill(words.posts.about, { tag: tag.name }) : filled.seo.description)}
<language>${languages[language].locale.toLowerCase()}</language>
${posts.length > 0 ? element("lastBuildDate", new Date(lastChange(posts)).toUTCString()) : ""}
<atom:link href="${escapeXml(publicUrl + path)}/rss.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(publicUrl, site, post)).join("\n")}
</channel>
</rss>`;
};

const lastChange = (posts: Post[]): number =>
  Math.max(...posts.map(({ changedAt, data }) => changedAt ?? noonOf(data.publishedOn).getTime()));

const item = (publicUrl: string, site: PublishedSite, { path, data }: Post): string =>
  `<item>
${element("title", data.title)}
${element("link", publicUrl + path)}
<guid isPermaLink="true">${escapeXml(publicUrl + path)}</guid>
${element("pubDate", noonOf(data.publishedOn).toUTCString())}
${element("dc:creator", authorOf(data, site).name)}
${tagsIn(data.tags)
  .map(({ name }) => `${element("category", name)}\n`)
  .join("")}${element("description", data.summary)}
</item>`;

/** Noon UTC, so that readers in Florida and in Europe see the same day. */
const noonOf = (day: string): Date => new Date(`${day}T16:00:00Z`);

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
