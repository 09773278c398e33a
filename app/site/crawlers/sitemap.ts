import { platformContext } from "#app/context.ts";
import { liveAddresses } from "#domain/content/published/live-count.server.ts";
import {
  type PublishedAddress,
  publishedAddresses,
} from "#domain/content/published/page/published-addresses.server.ts";
import { countTags, tagAddresses } from "#domain/content/published/page/tags.server.ts";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Route } from "./+types/sitemap";
import { notFoundResponse, xmlResponse } from "./responses.ts";
import { ADDRESSES_PER_SITEMAP, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** `/sitemap.xml` holds all addresses or, where they do not fit, names its parts: `/sitemap-1.xml` and so on. Tags come after the documents. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const { pathname } = new URL(request.url);
  if (pathname !== "/sitemap.xml") return partOf(pathname, context.get(platformContext));
  const count = (await liveAddresses(database)) + (await countTags(database));
  if (count > ADDRESSES_PER_SITEMAP) {
    const parts = Math.ceil(count / ADDRESSES_PER_SITEMAP);
    return xmlResponse("application/xml", sitemapIndexXml(settings.PUBLIC_URL, parts));
  }
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, await addressesFrom(database, 0)));
};

const partOf = async (pathname: string, { database, settings }: Pick<Platform, "database" | "settings">) => {
  const part = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(pathname)?.[1];
  const addresses = part ? await addressesFrom(database, (Number(part) - 1) * ADDRESSES_PER_SITEMAP) : [];
  if (addresses.length === 0) return notFoundResponse();
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, addresses));
};

/** As many as a sitemap holds after `offset`, documents first. */
const addressesFrom = async (database: Database, offset: number): Promise<PublishedAddress[]> => {
  const documents = await publishedAddresses(database, ADDRESSES_PER_SITEMAP, offset);
  const left = ADDRESSES_PER_SITEMAP - documents.length;
  if (left === 0) return documents;
  const before = documents.length > 0 ? 0 : offset - (await liveAddresses(database));
  return [...documents, ...(await tagAddresses(database, left, Math.max(0, before)))];
};
