import { fillNames } from "#domain/content/names.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import type { PublishedSite } from "#domain/content/published/published-site.server.ts";
import { escapeXml } from "./escape-xml.ts";

const NAMESPACES = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';

type Post = Published<"post">;

/** The posts as RSS 2.0. Authors are named without a mail address, so they stand as `dc:creator`. */
export const rssXml = (publicUrl: string, { settings, seo, names }: PublishedSite, posts: Post[]): string =>
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

/** A day without an hour: noon in Florida is the same day for every reader of the coast and of Europe. */
const noonOf = (day: string): Date => new Date(`${day}T16:00:00Z`);

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
