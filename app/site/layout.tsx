import { Outlet, useLocation, useRouteError } from "react-router";
import { platformContext } from "#app/context.ts";
import { ErrorPage } from "#app/error-page.tsx";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { translationsAt } from "#domain/content/published/translations.server.ts";
import { languageAt } from "#domain/languages.ts";
import { pictureViews } from "#domain/media/picture-views.server.ts";
import { localYear } from "#domain/time/local-time.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import type { Route } from "./+types/layout";
import { AskBar } from "./chrome/ask-bar.tsx";
import { Footer } from "./chrome/footer.tsx";
import { Header } from "./chrome/header.tsx";
import { OnServer } from "./on-server.ts";
import { PageAssets } from "./page-assets.tsx";

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const platform = context.get(platformContext);
  const { database, clock, settings } = platform;
  const { pathname } = new URL(request.url);
  const site = await publishedSite(platform, languageAt(pathname));
  const pictures = await pictureViews(database, [site.settings.company.logo].filter(Boolean), site.language);
  return new OnServer({
    ...wordingOf(site.language),
    translations: await translationsAt(database, pathname),
    settings: site.settingsView,
    logo: pictures[site.settings.company.logo],
    hasPosts: site.hasPosts,
    visits: settings.VISITS,
    host: new URL(settings.PUBLIC_URL).host,
    year: localYear(clock()),
  });
};

export default function SiteLayout({ loaderData: { value: page } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const asks = pathname !== page.words.paths.contact;
  return (
    <>
      <PageAssets language={page.language} colors={page.settings.colours} host={page.host} />
      <a className="skip" href="#main">
        {page.words.chrome.skip}
      </a>
      <Header {...page} path={pathname} />
      <div className={asks ? "asks" : undefined}>
        <main id="main" tabIndex={-1} data-visits={page.visits ? "" : undefined}>
          <Outlet />
        </main>
        {asks && <AskBar words={page.words} contact={page.settings.contact} />}
      </div>
      <Footer {...page} path={pathname} />
    </>
  );
}

export function ErrorBoundary() {
  const { words } = wordingOf(languageAt(useLocation().pathname));
  const { title, unknown } = words.fault;
  const home = { path: words.paths.home, home: words.notFound.home };
  return <ErrorPage title={title} unknown={unknown} {...home} error={useRouteError()} />;
}
