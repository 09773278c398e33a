import type { PublishedAddress } from "#domain/content/published/page/published-addresses.server.ts";
import type { Translation } from "#domain/content/published/translations.server.ts";
import { escapeXml } from "./responses.ts";

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The protocol allows 50,000; smaller files are rendered and read sooner. */
export const ADDRESSES_PER_SITEMAP = 5_000;

const entry = (tag: "url" | "sitemap", address: string, changedAt: number | null, more = ""): string => {
  const lastmod = changedAt === null ? "" : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
  return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}${more}</${tag}>`;
};

export const sitemapXml = (publicUrl: string, addresses: PublishedAddress[]): string => {
  const alternate = ({ language, path }: Translation) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(publicUrl + path)}"/>`;
  const entries = addresses.map(({ path, changedAt, translations }) =>
    entry("url", publicUrl + path, changedAt, translations.length > 1 ? translations.map(alternate).join("") : ""),
  );
  return `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>`;
};

export const sitemapIndexXml = (publicUrl: string, parts: number): string => {
  const entries = Array.from({ length: parts }, (_, n) => entry("sitemap", `${publicUrl}/sitemap-${n + 1}.xml`, null));
  return `<sitemapindex ${NAMESPACE}>\n${entries.join("\n")}\n</sitemapindex>`;
};
