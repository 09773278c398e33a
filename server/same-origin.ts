import type { MiddlewareHandler } from "hono";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Refuses whatever would change something unless it comes from the origin of PUBLIC_URL, the only one that visitors see,
 * also behind a proxy that ends TLS. Programs that send no Origin may pass: no browser of a victim is involved.
 */
export const sameOrigin =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (READING.has(c.req.method) || isOwn(c.req.raw.headers, settings.PUBLIC_URL)) return next();
    const { log } = c.get("visitor");
    log.warn({ path: c.req.path, expected: new URL(settings.PUBLIC_URL).origin }, "refused: foreign origin");
    return c.json({ success: false, error: "This request came from another site" }, 403);
  };

/**
 * The origin under which a request reached this site: PUBLIC_URL's, whatever scheme and host a proxy speaks to us. Where
 * PUBLIC_URL is a name of this machine, its other names are the same site.
 */
export const siteOrigin = (headers: Headers, publicUrl: string): string => {
  const own = new URL(publicUrl);
  const origin = headers.get("origin") ?? "";
  return isOtherName(origin, own) ? origin : own.origin;
};

const isOwn = (headers: Headers, publicUrl: string): boolean => {
  if (headers.get("sec-fetch-site") === "cross-site") return false;
  const origin = headers.get("origin");
  return origin === null || origin === siteOrigin(headers, publicUrl);
};

const isOtherName = (origin: string, own: URL): boolean => {
  if (!LOOPBACK.has(own.hostname) || !URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return protocol === own.protocol && LOOPBACK.has(hostname) && port === own.port;
};
