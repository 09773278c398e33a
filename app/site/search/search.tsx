import { data } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { LONGEST_SEARCH, type SiteHit, type SiteHits, searchSite } from "#domain/finding/search-site.server.ts";
import { languageAt } from "#domain/languages.ts";
import { countOne, type RateRule } from "#domain/rate-limit.server.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { fill, formFor } from "#domain/words/fill.ts";
import type { Wording } from "#domain/words/words.ts";
import { OnServer } from "../on-server.ts";
import { PageStyles } from "../page-assets.tsx";
import { searchStyles } from "../styles/page-styles.ts";
import type { Route } from "./+types/search";
import { SearchBox } from "./search-box.tsx";
import { type Way, Ways, waysOn } from "./ways.tsx";

/** More than anybody types; a program that reads the site finds its pages in the sitemap. */
const rule: RateRule = { purpose: "site-search", limit: 60, windowMs: 60_000 };

type Screen = Wording & { asked: string; found: SiteHits; ways: Way[]; busy?: boolean };

/** GET /search?q=…; never kept: it sees the query. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { address, log } = context.get(visitorContext);
  const { pathname, searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH).trim();
  const site = await publishedSite(platform.database, languageAt(pathname));
  const wording = wordingOf(site.language);
  const screen = { ...wording, asked, ways: waysOn(site.filled.settings, wording.words) };
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
  const words = screen.words.search;
  return (
    <>
      <title>{screen.asked ? fill(words.titleFor, { words: screen.asked }) : words.title}</title>
      <meta name="robots" content="noindex" />
      <PageStyles css={searchStyles} />
      <div className="found-head tone-sand">
        <div className="wrap">
          <h1>{words.title}</h1>
          <SearchBox words={screen.words} label={words.what} value={screen.asked} />
        </div>
      </div>
      <section className="section tone-paper" aria-label={words.results}>
        <div className="wrap">
          <p className="found-count">{wordsFor(screen)}</p>
          {screen.found.hits.length > 0 && (
            <ol className="found-list">
              {screen.found.hits.map((hit) => (
                <Hit key={hit.path} {...hit} />
              ))}
            </ol>
          )}
          {screen.found.hits.length === 0 && <Ways ways={screen.ways} label={words.ways} className="found-ways" />}
        </div>
      </section>
    </>
  );
}

const wordsFor = ({ words: { search }, language, asked, found: { hits, some }, busy }: Screen): string => {
  if (busy) return search.busy;
  if (asked === "") return search.empty;
  const count = hits.length;
  if (count === 0) return fill(search.nothing, { words: asked });
  const pages = fill(formFor(count, search.pages, language), { count });
  return fill(some ? search.some : search.found, { pages, words: asked });
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
