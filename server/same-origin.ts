import type { MiddlewareHandler } from "hono";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses whatever would change something when a page of another site sent it. Programs without an origin may pass. */
export const sameOrigin =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (READING.has(c.req.method) || isOwn(c.req.raw.headers, settings.PUBLIC_URL)) return next();
    c.get("visitor").log.warn({ path: c.req.path }, "refused: foreign origin");
    return c.json({ success: false, error: "This request came from another site" }, 403);
  };

const isOwn = (headers: Headers, publicUrl: string): boolean => {
  const origin = headers.get("origin");
  if (headers.get("sec-fetch-site") === "cross-site") return false;
  if (origin === null) return true;
  return origin === new URL(publicUrl).origin || (URL.canParse(origin) && new URL(origin).host === headers.get("host"));
};
