import { platformContext } from "#app/context.ts";
import { liveCount } from "#domain/content/published/live-count.server.ts";
import { publishedAddresses } from "#domain/content/published/published-addresses.server.ts";
import type { Route } from "./+types/sitemap";
import { xmlResponse } from "./responses.ts";
import { ADDRESSES_PER_SITEMAP, sitemapIndexXml, sitemapXml } from "./sitemap-xml.ts";

/** A single sitemap, or the index of several where the addresses do not fit one. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const { addresses: count, changedAt } = await liveCount(database);
  if (count > ADDRESSES_PER_SITEMAP) {
    const parts = Math.ceil(count / ADDRESSES_PER_SITEMAP);
    return xmlResponse("application/xml", sitemapIndexXml(settings.PUBLIC_URL, parts, changedAt));
  }
  const addresses = await publishedAddresses(database, ADDRESSES_PER_SITEMAP, 0);
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, addresses));
};
