import type { Platform } from "#platform/platform.ts";
import type { PublishedSite } from "../content/published/published-site.server.ts";
import { countOne, type RateRule } from "../rate-limit.server.ts";
import { termsOf } from "../search/search-words.ts";
import { type FoundPages, findPages } from "./find-pages.server.ts";

/** More than anybody types; a program that reads the site finds its pages in the sitemap. */
const rule: RateRule = { purpose: "site-search", limit: 60, windowMs: 60_000 };

/** In characters. What is beyond is not looked for. */
export const LONGEST_SEARCH = 100;

/** `resetMs`: until this address may ask again. */
export type SiteSearch = { outcome: "limited"; resetMs: number } | ({ outcome: "found" } & FoundPages);

type Deps = Pick<Platform, "database" | "commit" | "clock" | "keyedHash" | "log">;

/**
 * What a visitor finds by what they typed, at most 60 times a minute from one `address`; without a word in it nothing, which
 * does not count. Answers also where the count can't be written, as on a full disk.
 */
export const searchSite = async (
  deps: Deps,
  site: PublishedSite,
  { typed, address }: { typed: string; address: string },
): Promise<SiteSearch> => {
  const terms = termsOf(typed.slice(0, LONGEST_SEARCH));
  if (terms.length === 0) return { outcome: "found", hits: [], some: false };
  const count = await countOne(deps, rule, address).catch((error: unknown) => {
    deps.log.error({ err: error }, "search: not counted");
  });
  if (count?.limited) return { outcome: "limited", resetMs: count.resetMs };
  return { outcome: "found", ...(await findPages(deps.database, site, terms)) };
};
