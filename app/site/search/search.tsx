import { data } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { LONGEST_SEARCH, type SiteHit, type SiteHits, searchSite } from "#domain/finding/search-site.server.ts";
import { languageAt } from "#domain/languages.ts";
import { countOne, type RateRule } from "#domain/rate-limit.server.ts";
import { OnServer } from "../on-server.ts";
import { PageStyles } from "../page-assets.tsx";
import { searchStyles } from "../styles/page-styles.ts";
import type { Route } from "./+types/search";
import { SearchBox } from "./search-box.tsx";
import { type Way, Ways, waysOn } from "./ways.tsx";

/** More than anybody types; a program that reads the site finds its pages in the sitemap. */
const rule: RateRule = { purpose: "site-search", limit: 60, windowMs: 60_000 };

type Screen = { asked: string; found: SiteHits; ways: Way[]; busy?: boolean };

/** GET /search?q=…; never kept: it sees the query. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { address, log } = context.get(visitorContext);
  const { pathname, searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH).trim();
  const site = await publishedSite(platform.database, languageAt(pathname));
  const screen = { asked, ways: waysOn(site.filled.settings) };
  const nothing = { hits: [], some: false };
  if (asked === "") return new OnServer<Screen>({ ...screen, found: nothing });
  const count = await countOne(platform, rule, address).catch((error: unknown) => {
    log.error({ err: error }, "search: not counted");
  });
  if (count?.limited) {
    const headers = { "Retry-After": String(Math.ceil(count.resetMs / 1_000)) };
    return data(new OnServer<Screen>({ ...screen, found: nothing, busy: true }), { status: 429, headers });
  }
  return new OnServer<Screen>({ ...screen, found: await searchSite(platform.database, site, asked) });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({ loaderData: { value: screen } }: Route.ComponentProps) {
  return (
    <>
      <title>{screen.asked ? `Search: ${screen.asked}` : "Search"}</title>
      <meta name="robots" content="noindex" />
      <PageStyles css={searchStyles} />
      <div className="found-head tone-sand">
        <div className="wrap">
          <h1>Search</h1>
          <SearchBox label="What are you looking for?" value={screen.asked} />
        </div>
      </div>
      <section className="section tone-paper" aria-label="Results">
        <div className="wrap">
          <p className="found-count">{wordsFor(screen)}</p>
          {screen.found.hits.length > 0 && (
            <ol className="found-list">
              {screen.found.hits.map((hit) => (
                <Hit key={hit.path} {...hit} />
              ))}
            </ol>
          )}
          {screen.found.hits.length === 0 && <Ways ways={screen.ways} label="Ways on" className="found-ways" />}
        </div>
      </section>
    </>
  );
}

const wordsFor = ({ asked, found: { hits, some }, busy }: Screen): string => {
  if (busy) return "That was a lot of searches. Please wait a minute, or take one of these ways.";
  if (asked === "") return "Type a word or two, such as a service, a trade or a place.";
  if (hits.length === 0)
    return `Nothing here says “${asked}”. Check the spelling, try one word, or take one of these ways.`;
  const pages = hits.length === 1 ? "One page" : `${hits.length} pages`;
  if (some) return `No page says all of “${asked}”. ${pages} with a part of it:`;
  return `${pages} for “${asked}”`;
};

const Hit = ({ path, title, kind, parts }: SiteHit) => (
  <li>
    <h2>
      <a href={path}>{title}</a>
    </h2>
    <p>
      {parts.map(({ text, hit }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never move
        hit ? <mark key={at}>{text}</mark> : text,
      )}
    </p>
    <p className="found-where">{[kind, path].filter(Boolean).join(" · ")}</p>
  </li>
);
