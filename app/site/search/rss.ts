import { platformContext } from "#app/context.ts";
import { fillNames } from "#domain/content/names.ts";
import { latestPosts } from "#domain/content/published/posts.server.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { Route } from "./+types/rss";
import { escapeXml, xmlResponse } from "./responses.ts";

const POSTS = 30;

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const site = await publishedSite(database);
  const posts = fillNames(await latestPosts(database, POSTS), site.names);
  return xmlResponse("application/rss+xml", rssXml(settings.PUBLIC_URL, site, posts));
};

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

type Post = Published<"post">;

/** The posts as RSS 2.0. Authors are named without a mail address, so they stand as `dc:creator`. */
const rssXml = (publicUrl: string, { settings, seo, names }: PublishedSite, posts: Post[]): string =>
  `<rss version="2.0" ${NAMESPACES}>
<channel>
${element("title", `${settings.company.name}: Blog`)}
${element("link", `${publicUrl}/blog`)}
${element("description", fillNames(seo.description, names))}
<language>en-us</language>
${posts.length > 0 ? element("lastBuildDate", new Date(lastChange(posts)).toUTCString()) : ""}
<atom:link href="${escapeXml(publicUrl)}/blog/rss.xml" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(publicUrl, post)).join("\n")}
</channel>
</rss>`;

const lastChange = (posts: Post[]): number => Math.max(...posts.map(({ publishedAt }) => publishedAt));

const item = (publicUrl: string, { path, data }: Post): string =>
  `<item>
${element("title", data.title)}
${element("link", publicUrl + path)}
<guid isPermaLink="true">${escapeXml(publicUrl + path)}</guid>
${element("pubDate", noonOf(data.publishedOn).toUTCString())}
${element("dc:creator", data.author)}
${element("description", data.summary)}
</item>`;

/** Noon UTC, so that readers in Florida and in Europe see the same day. */
const noonOf = (day: string): Date => new Date(`${day}T16:00:00Z`);

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
