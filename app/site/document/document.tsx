import { data, redirect } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { HALF_SIZES, Picture } from "#app/ui/picture.tsx";
import { loggedPath } from "#domain/addresses.ts";
import { closedPosition } from "#domain/content/published/offers/closed-position.server.ts";
import { asksHuman } from "#domain/content/published/page/block-needs.ts";
import { documentView, tagView } from "#domain/content/published/page/page-view.server.ts";
import { videoHosts } from "#domain/content/published/page/text-parts.ts";
import { publishedDocument } from "#domain/content/published/published-document.server.ts";
import { type PublishedSite, publishedSite } from "#domain/content/published/published-site.server.ts";
import { noteMissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import { movedTo } from "#domain/content/redirects/redirect-rows.server.ts";
import { collectionOf, languageAt } from "#domain/languages.ts";
import type { PictureView } from "#domain/media/picture.ts";
import { pictureViews } from "#domain/media/picture-views.server.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import type { Wording } from "#domain/words/words.ts";
import type { Platform } from "#platform/platform.ts";
import { headOf, linkHeader } from "../head/head-of.server.ts";
import { PageHead } from "../head/page-head.tsx";
import { renderIslands } from "../islands/render-islands.server.tsx";
import { OnServer } from "../on-server.ts";
import { PageStyles } from "../page-assets.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { type Way, Ways, waysOn } from "../search/ways.tsx";
import { closedPositionStyles, missingPageStyles, pageStyles } from "../styles/page-styles.ts";
import type { Route } from "./+types/document";
import { DocumentScreen } from "./document-screen.tsx";
import { ClosedPosition } from "./position-screen.tsx";

export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const address = new URL(request.url).pathname;
  const page = "number" in params ? laterPage(params.number) : 1;
  const language = languageAt(address);
  const site = await publishedSite(platform, language);
  if (page === null) return missing(context, address, site);
  const blog = collectionOf("post", language).path;
  const shown =
    "tag" in params
      ? site.language === language && (await tagView(platform, site, params.tag ?? "", page))
      : await viewAt(platform, site, "number" in params ? blog : address, page);
  if (!shown || page > shown.view.postsPage.count) return missing(context, address, site);
  const visitor = context.get(visitorContext);
  visitor.asksHuman = asksHuman(shown.document);
  visitor.frames = videoHosts(shown.document);
  const head = headOf(platform.settings.PUBLIC_URL, site, shown);
  const screen = new OnServer({ ...shown, islands: renderIslands(shown), head });
  return data(screen, { headers: platform.settings.TRUST_PROXY > 0 ? linkHeader(head.firstPicture) : {} });
};

const viewAt = async (platform: Platform, site: PublishedSite, path: string, page: number) => {
  const document = await publishedDocument(platform.database, path);
  return document && documentView(platform, site, document, { page });
};

/** The page number in `/blog/page/<n>` and `/blog/tag/<tag>/page/<n>`, from 2 on; null for anything else. */
const laterPage = (number = "") => (/^[1-9]\d{0,8}$/.test(number) && number !== "1" ? Number(number) : null);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

const MOST_WANTED = 5;

/** Redirects an address that moved or was mistyped, and says of a position that it is closed; any other is logged, counted and answered with 404. */
const missing = async (context: Route.LoaderArgs["context"], path: string, site: PublishedSite) => {
  const platform = context.get(platformContext);
  const wording = wordingOf(site.language);
  const moved = await movedTo(platform.database, path);
  if (moved) throw redirect(moved, 308);
  const closed = await closedPosition(platform.database, path);
  if (closed) {
    return data(new OnServer({ ...wording, closed, positions: site.positions }), { status: 410 });
  }
  context.get(visitorContext).log.warn({ path: loggedPath(path) }, "page not found");
  await noteMissingPath(platform, path);
  const pictures = await pictureViews(platform.database, ["page-not-found"], site.language);
  const ways = waysOn(site.filled.settings, wording.words).slice(0, MOST_WANTED);
  return data(new OnServer({ ...wording, picture: pictures["page-not-found"], ways }), { status: 404 });
};

export default function Document({ loaderData: { value: screen } }: Route.ComponentProps) {
  if ("closed" in screen) {
    return (
      <>
        <title>{screen.words.positions.closed}</title>
        <meta name="robots" content="noindex" />
        <PageStyles css={closedPositionStyles} />
        <ClosedPosition {...screen} title={screen.closed} />
      </>
    );
  }
  if (!("document" in screen)) {
    return (
      <>
        <title>{screen.words.notFound.title}</title>
        <meta name="robots" content="noindex" />
        <PageStyles css={missingPageStyles} />
        <NotFoundScreen {...screen} />
      </>
    );
  }
  return (
    <>
      <PageHead {...screen.head} />
      <PageStyles css={pageStyles(screen.document, screen.view)} />
      <DocumentScreen {...screen} />
    </>
  );
}

type Missing = Wording & { picture: PictureView | undefined; ways: Way[] };

const NotFoundScreen = ({ words, picture, ways }: Missing) => (
  <div className="opening missing tone-sand" data-missing="">
    <div className="opening-text">
      <h1>{words.notFound.heading}</h1>
      <p>
        <ButtonLink href={words.paths.home} size="big">
          {words.notFound.home}
        </ButtonLink>
      </p>
      <SearchBox words={words} />
      <Ways ways={ways} label={words.notFound.ways} />
    </div>
    <Picture picture={picture} sizes={HALF_SIZES} priority className="opening-picture" />
  </div>
);
