import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { platformContext, visitContext, visitorContext, visitsContext } from "#app/context.ts";
import { addressOf } from "#domain/addresses.ts";
import type { Visits } from "#domain/visits/counting/count-visits.server.ts";
import type { Platform } from "#platform/platform.ts";
import { siteOrigin } from "./admission.ts";
import type { RequestEnv } from "./request-log.ts";

/** Public pages never see a query, and know the public routes alone: each page costs by the number of routes. */
export const routerHandler = (
  platform: Platform,
  visit: (path: string) => Promise<Response>,
  visits: Visits | null,
  without: readonly string[],
) => {
  const mode = platform.settings.production ? "production" : "development";
  const handleAny = createRequestHandler(build, mode);
  const handlePublic = createRequestHandler(without.includes("public-routes") ? build : withoutStaff(build), mode);
  return (c: Context<RequestEnv>) => {
    const { path, raw } = c.req;
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(visitorContext, c.get("visitor"));
    context.set(visitContext, visit);
    context.set(visitsContext, visits);
    const url = publicUrlOf(raw, platform.settings.PUBLIC_URL);
    if (addressOf(path).query) return handleAny(new Request(url, raw), context);
    return handlePublic(withoutQuery(raw, url), context);
  };
};

type Routes = Record<string, { parentId?: string | undefined } | undefined>;

const withoutStaff = (whole: ServerBuild): ServerBuild => ({
  ...whole,
  routes: publicOnes(whole.routes),
  assets: { ...whole.assets, routes: publicOnes(whole.assets.routes) },
});

/** Ids are files: those of staff and previews, and what lies within them, are left out. */
const publicOnes = <T extends Routes>(routes: T): T => {
  const isStaff = (id: string | undefined): boolean =>
    id !== undefined && (/^(cms|preview)\//.test(id) || isStaff(routes[id]?.parentId));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isStaff(id))) as T;
};

/** As it is spelled at PUBLIC_URL. By its parts: as a link, a path with two slashes would name another host. */
const publicUrlOf = ({ url, headers }: Request, publicUrl: string): URL => {
  const asked = new URL(url);
  const made = new URL(siteOrigin(headers, publicUrl));
  made.pathname = asked.pathname;
  made.search = asked.search;
  return made;
};

/** A HEAD is rendered like a GET, since the page is kept for both. No signal: others may wait for the same page. */
const withoutQuery = (request: Request, url: URL): Request => {
  url.search = "";
  if (request.method !== "GET" && request.method !== "HEAD") return new Request(url, request);
  return new Request(url, { headers: request.headers });
};
