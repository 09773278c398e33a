import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { addressOf, loggedPath } from "#domain/addresses.ts";
import { oneSpelling } from "#domain/one-spelling.ts";
import { wordingAsking } from "#domain/words/catalogues.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

/** Control characters and the backslash: no address holds them, and decoded at its begin they make it another host's. */
const IN_NO_ADDRESS = /%(?:[01][\da-f]|7f|5c)/i;

/** Leads to the one spelling before anything is kept: routes match any, but look documents and languages up by it. */
export const oneAddress: MiddlewareHandler<RequestEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (IN_NO_ADDRESS.test(pathname)) return c.notFound();
  const proper = oneSpelling(pathname);
  if (proper !== pathname && isRead(c.req.method)) return c.redirect(proper + search, 308);
  // React Router's data addresses repeat every page; only screens that run React in the browser ask for them.
  if (pathname.endsWith(".data") && !addressOf(pathname).staff) return c.notFound();
  return next();
};

/** Whether nothing is changed and an answer may be kept. */
export const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Changes must come from PUBLIC_URL. Programs that send no Origin may pass: no victim's browser is involved. */
export const sameOrigin =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (READING.has(c.req.method) || isOwn(c.req.raw.headers, settings.PUBLIC_URL)) return next();
    const { log } = c.get("visitor");
    log.warn(
      { path: loggedPath(c.req.path), expected: new URL(settings.PUBLIC_URL).origin },
      "refused: foreign origin",
    );
    return c.json({ success: false, error: wordingAsking(c.req.raw.headers).words.refused.otherSite }, 403);
  };

type Given = Pick<Headers, "get">;

/** PUBLIC_URL's, whatever scheme and host a proxy speaks to us. Names of this machine are all the same site. */
export const siteOrigin = (headers: Given, publicUrl: string): string => {
  const own = new URL(publicUrl);
  const origin = headers.get("origin") ?? "";
  return isOtherName(origin, own) ? origin : own.origin;
};

/** Whether a change comes from a page of this site, or from a program. */
export const isOwn = (headers: Given, publicUrl: string): boolean => {
  const origin = headers.get("origin");
  // Exported pages have the right origin and another host: theirs are told from foreign ones by Origin alone.
  if (origin === null) return headers.get("sec-fetch-site") !== "cross-site";
  return origin === siteOrigin(headers, publicUrl);
};

const isOtherName = (origin: string, own: URL): boolean => {
  if (!LOOPBACK.has(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return protocol === own.protocol && LOOPBACK.has(hostname) && port === own.port;
};

export const bodySize: MiddlewareHandler<RequestEnv> = (c, next) => {
  const maxSize = addressOf(c.req.path).maxBody;
  if (maxSize === Number.POSITIVE_INFINITY) return next();
  const onError = () => c.json({ success: false, error: wordingAsking(c.req.raw.headers).words.refused.tooLarge }, 413);
  return bodyLimit({ maxSize, onError })(c, next);
};
