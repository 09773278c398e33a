import { plainText } from "#domain/content/fields/rich-text-node.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { LOCALE } from "#domain/local-time.ts";
import { organizationId, type PageAddress, type SchemaNode } from "./schema-org.ts";

/** A post of the blog; its authors are roles or teams of the company. */
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

/** A post that carries a later date than the day it was put in was not changed before it appeared. */
const laterOf = (day: string, time: string): string => (time > day ? time : day);
