import { type ReactNode, useEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from "react-router";
import { FIRST_LANGUAGE, isLanguage, type Language, languages } from "#domain/languages.ts";
import { ErrorPage } from "./error-page.tsx";

/** Zod tries `eval`, which the policy of the staff area refuses and browsers report. Read before the first schema is made: this module comes first. */
if (!import.meta.env.SSR) Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** A route whose `handle` says `hydrate` runs React in the browser as a whole; public pages do not. */
export type Handle = { hydrate?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const hydrate = matches.some((match) => (match.handle as Handle | undefined)?.hydrate);
  const language = languageOf(matches);
  const { direction } = languages[language];
  return (
    <html lang={language} dir={direction === "ltr" ? undefined : direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={`width=device-width, initial-scale=1${hydrate ? "" : ", viewport-fit=cover"}`} />
        <Meta />
        {/* Only scripts need a nonce; on links it would differ between server and browser, which hides it. */}
        <Links nonce={hydrate ? "" : undefined} />
      </head>
      <body>
        {children}
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** That of the page, which the layout of the site says; the staff area is in the first. */
const languageOf = (matches: ReturnType<typeof useMatches>): Language => {
  const said = matches.map(({ loaderData }) => (loaderData as { value?: { language?: unknown } } | undefined)?.value);
  return said.map((value) => value?.language).find(isLanguage) ?? FIRST_LANGUAGE;
};

export default function Root() {
  // Effects run from the inside out: from here on, everything on the page answers.
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const words = { title: "Unexpected Application Error!", unknown: "Unknown error", home: "Return to Home" };
  return <ErrorPage {...words} path="/" error={useRouteError()} />;
}
