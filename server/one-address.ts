import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import type { RequestEnv } from "./request-log.ts";

/** Each page has one address: doubled slashes and a slash at the end redirect to it for good. */
export const oneAddress: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const proper = pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (proper !== pathname && c.req.method === "GET") return c.redirect(proper + search, 308);
  // React Router's data addresses repeat every page; only screens that run React in the browser ask for them.
  if (pathname.endsWith(".data") && !addressOf(pathname).staff) return c.notFound();
  return next();
};
