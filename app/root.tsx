import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from "react-router";
import { ErrorPage } from "./ui/error-page.tsx";

/** A route whose `handle` says `hydrate` runs React in the browser as a whole; public pages do not. */
export type Handle = { hydrate?: boolean };

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useMatches().some((match) => (match.handle as Handle | undefined)?.hydrate);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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

export default function Root() {
  // Effects run from the inside out: from here on, everything on the page answers.
  useEffect(() => {
    document.documentElement.dataset.awake = "";
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage message={messageOf(error)} />;
}

const messageOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Unknown error";
};
