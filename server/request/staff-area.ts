import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

/**
 * What the staff area has of its own: nobody keeps its pages, they run React as a whole, and their inline scripts are
 * named by a nonce that is new with every request. While developing, Vite needs more than any policy would grant.
 */
export const staffArea =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    if (!addressOf(c.req.path).staff) return next();
    const nonce = randomBytes(16).toString("base64url");
    c.get("visitor").nonce = nonce;
    c.get("visitor").wantsData = c.req.path.endsWith(".data");
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Robots-Tag", "noindex");
    if (settings.production) c.res.headers.set("Content-Security-Policy", policy(nonce));
  };

const policy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
