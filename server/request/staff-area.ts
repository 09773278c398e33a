import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import type { Platform } from "#platform/platform.ts";
import { policyOf } from "./content-policy.ts";
import type { RequestEnv } from "./request-log.ts";

/** Pages of staff are not kept; their inline scripts are named by a nonce that is new with every request. */
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
    if (settings.production) c.res.headers.set("Content-Security-Policy", staffPolicy(nonce));
  };

const staffPolicy = (nonce: string): string =>
  policyOf({
    scripts: [`'nonce-${nonce}'`],
    images: ["data:", "blob:"],
    connections: ["'self'"],
    frames: ["'self'"],
    ancestors: "'none'",
  });
