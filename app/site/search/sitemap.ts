import { platformContext } from "#app/context.ts";
import { liveCount } from "#domain/content/published/live-count.server.ts";
import { publishedAddresses } from "#domain/content/published/published-document.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { Route } from "./+types/sitemap";
import { notFoundResponse, xmlResponse } from "./responses.ts";
import { ADDRESSES_PER_SITEMAP, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** `/sitemap.xml` holds all addresses or, where they do not fit, names its parts: `/sitemap-1.xml` and so on. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const { pathname } = new URL(request.url);
  if (pathname !== "/sitemap.xml") return partOf(pathname, context.get(platformContext));
  const { addresses: count, changedAt } = await liveCount(database);
  if (count > ADDRESSES_PER_SITEMAP) {
    const parts = Math.ceil(count / ADDRESSES_PER_SITEMAP);
    return xmlResponse("application/xml", sitemapIndexXml(settings.PUBLIC_URL, parts, changedAt));
  }
  const addresses = await publishedAddresses(database, ADDRESSES_PER_SITEMAP, 0);
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, addresses));
};

const partOf = async (pathname: string, { database, settings }: Pick<Platform, "database" | "settings">) => {
  const part = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1];
  const offset = (Number(part) - 1) * ADDRESSES_PER_SITEMAP;
  const addresses = part ? await publishedAddresses(database, ADDRESSES_PER_SITEMAP, offset) : [];
  if (addresses.length === 0) return notFoundResponse();
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, addresses));
};
