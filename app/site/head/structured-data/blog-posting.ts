import { plainText } from "#domain/content/fields/rich-text-node.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { LOCALE } from "#domain/local-time.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

/** Authors of posts are roles or teams, so they are published as organizations. */
export const blogPosting = (
  { publicUrl, canonical }: PageAddress,
  { data, publishedAt }: Published<"post">,
  image: string,
): SchemaNode => ({
  "@type": "BlogPosting",
  "@id": `${canonical}#post`,
  headline: data.title,
  description: data.summary,
  image,
  datePublished: data.publishedOn,
  dateModified: laterOf(data.publishedOn, new Date(publishedAt).toISOString()),
  author: { "@type": "Organization", name: data.author, url: `${publicUrl}/about` },
  publisher: { "@id": organizationId(publicUrl) },
  mainEntityOfPage: canonical,
  wordCount: plainText(data.body).split(/\s+/).length,
  inLanguage: LOCALE,
});

/** The publication day may lie after the day of the last change; `dateModified` must not precede it. */
const laterOf = (day: string, time: string): string => (time > day ? time : day);
