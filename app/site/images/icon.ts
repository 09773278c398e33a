import { platformContext } from "#app/context.ts";
import { isIconName } from "#domain/images/icon-names.ts";
import { siteIcon } from "#domain/images/site-icon.server.ts";
import { notFoundResponse } from "../crawlers/responses.ts";
import type { Route } from "./+types/icon";

/** Browsers keep icons for long by themselves; after an hour one is asked for anew by its ETag. */
const AN_HOUR = "public, max-age=3600";
const RETRY_S = "5";

/** GET /favicon.ico and /icons/<name>: in the colors and with the logo of Settings. */
export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const name = url.pathname.split("/").at(-1) ?? "";
  if (!isIconName(name)) return notFoundResponse();
  const icon = await siteIcon(context.get(platformContext), name);
  if (icon.outcome === "busy") return new Response(null, { status: 503, headers: { "Retry-After": RETRY_S } });
  const headers = { "Cache-Control": AN_HOUR, ETag: `"${icon.fingerprint}"` };
  if (request.headers.get("If-None-Match") === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(icon.bytes), { headers: { ...headers, "Content-Type": icon.type } });
};
