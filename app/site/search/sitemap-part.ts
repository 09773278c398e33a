import { platformContext } from "#app/context.ts";
import { publishedAddresses } from "#domain/content/published/published-addresses.server.ts";
import type { Route } from "./+types/sitemap-part";
import { notFoundResponse, xmlResponse } from "./responses.ts";
import { ADDRESSES_PER_SITEMAP, sitemapXml } from "./sitemap-xml.ts";

/** One of the sitemaps that the index at /sitemap.xml names, such as /sitemap-2.xml. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { database, settings } = context.get(platformContext);
  const part = /^\/sitemap-([1-9]\d{0,4})\.xml$/.exec(new URL(request.url).pathname)?.[1];
  const offset = (Number(part) - 1) * ADDRESSES_PER_SITEMAP;
  const addresses = part ? await publishedAddresses(database, ADDRESSES_PER_SITEMAP, offset) : [];
  if (addresses.length === 0) return notFoundResponse();
  return xmlResponse("application/xml", sitemapXml(settings.PUBLIC_URL, addresses));
};
