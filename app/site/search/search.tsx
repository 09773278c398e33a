import { data } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import type { SiteHit } from "#domain/finding/find-pages.server.ts";
import { LONGEST_SEARCH, type SiteSearch, searchSite } from "#domain/finding/search-site.server.ts";
import { languageAt } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { fill, formFor } from "#domain/words/fill.ts";
import type { Wording } from "#domain/words/words.ts";
import { retryAfter } from "../contact/json-api.ts";
import { OnServer } from "../on-server.ts";
import { PageStyles } from "../page-assets.tsx";
import { searchStyles } from "../styles/page-styles.ts";
import type { Route } from "./+types/search";
import { SearchBox } from "./search-box.tsx";
import { type Way, Ways, waysOn } from "./ways.tsx";

type Screen = Wording & { asked: string; search: SiteSearch; ways: Way[] };

/** GET /search?q=…; never kept: it sees the query. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { address, log } = context.get(visitorContext);
  const { pathname, searchParams } = new URL(request.url);
  const asked = (searchParams.get("q") ?? "").slice(0, LONGEST_SEARCH).trim();
  const site = await publishedSite(platform, languageAt(pathname));
  const search = await searchSite({ ...platform, log }, site, { typed: asked, address });
  const wording = wordingOf(site.language);
  const screen = new OnServer<Screen>({ ...wording, asked, search, ways: waysOn(site.filled.settings, wording.words) });
  if (search.outcome === "found") return screen;
  return data(screen, { status: 429, headers: retryAfter(search.resetMs) });
};

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function Search({ loaderData: { value: screen } }: Route.ComponentProps) {
  const words = screen.words.search;
  const hits = screen.search.outcome === "found" ? screen.search.hits : [];
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
          {hits.length > 0 && (
            <ol className="found-list">
              {hits.map((hit) => (
                <Hit key={hit.path} {...hit} />
              ))}
            </ol>
          )}
          {hits.length === 0 && <Ways ways={screen.ways} label={words.ways} className="found-ways" />}
        </div>
      </section>
    </>
  );
}

const wordsFor = ({ words: { search: words }, language, asked, search }: Screen): string => {
  if (search.outcome === "limited") return words.busy;
  if (asked === "") return words.empty;
  const count = search.hits.length;
  if (count === 0) return fill(words.nothing, { words: asked });
  const pages = fill(formFor(count, words.pages, language), { count });
  return fill(search.some ? words.some : words.found, { pages, words: asked });
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
