import * as build from "virtual:react-router/server-build";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { platformContext, visitContext, visitorContext } from "#app/context.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";
import { isStaffArea } from "./staff-area.ts";

const KEEPS_QUERY = /^\/(api|preview)(\/|$)/;

/** Hands a request to React Router. Public pages are kept and shared, so they never see a query. */
export const routerHandler = (platform: Platform, visit: (path: string) => Promise<Response>) => {
  const handle = createRequestHandler(build, platform.settings.production ? "production" : "development");
  return (c: Context<RequestEnv>) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(visitorContext, c.get("visitor"));
    context.set(visitContext, visit);
    return handle(
      KEEPS_QUERY.test(c.req.path) || isStaffArea(c.req.path) ? c.req.raw : withoutQuery(c.req.raw),
      context,
    );
  };
};

/**
 * The same request without its query; a HEAD is rendered like a GET, since the page is kept for both. It outlives its
 * visitor: others may wait for the same page.
 */
const withoutQuery = (request: Request): Request => {
  const url = new URL(request.url);
  url.search = "";
  if (request.method !== "GET" && request.method !== "HEAD") return new Request(url, request);
  return new Request(url, { headers: request.headers });
};
