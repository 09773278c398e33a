import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

const TWO_YEARS_S = 63_072_000;

export const headersFor = (
  { PUBLIC_URL }: Pick<Platform["settings"], "PUBLIC_URL">,
  path: string,
): [string, string][] => {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", addressOf(path).embedded ? "cross-origin" : "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
  ];
  if (!addressOf(path).framed) headers.push(["X-Frame-Options", "DENY"]);
  if (PUBLIC_URL.startsWith("https:"))
    headers.push(["Strict-Transport-Security", `max-age=${TWO_YEARS_S}${subdomainsOf(PUBLIC_URL)}`]);
  return headers;
};

/** What lies below a `www` is this site's; below any other name there may be somebody else's, who speaks plain HTTP. */
const subdomainsOf = (publicUrl: string): string => (/^https:\/\/www\./.test(publicUrl) ? "; includeSubDomains" : "");

/**
 * On every answer. One at an address that is not kept and that sets no Cache-Control, such as a redirect or a refusal, gets
 * no-store.
 */
export const securityHeaders =
  ({ settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of headersFor(settings, c.req.path)) headers.set(name, value);
    if (!addressOf(c.req.path).kept && !headers.has("cache-control")) headers.set("Cache-Control", "no-store");
  };
