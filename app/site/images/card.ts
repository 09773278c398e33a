import { platformContext } from "#app/context.ts";
import { pathOfCard } from "#domain/images/card-address.ts";
import { socialCard } from "#domain/images/social-card.server.ts";
import { notFoundResponse } from "../crawlers/responses.ts";
import type { Route } from "./+types/card";

/** Networks cache cards themselves; after an hour the card is revalidated by its ETag. */
const AN_HOUR = "public, max-age=3600";
const RETRY_S = "5";

/** GET /card/<path>.png; see `cardAddress`. */
export const loader = async ({ request, params, context }: Route.LoaderArgs) => {
  const name = /^(.+)\.png$/.exec(params["*"] ?? "")?.[1];
  if (!name) return notFoundResponse();
  const card = await socialCard(context.get(platformContext), pathOfCard(name));
  if (card.outcome === "missing") return notFoundResponse();
  if (card.outcome === "busy") return new Response(null, { status: 503, headers: { "Retry-After": RETRY_S } });
  const headers = { "Cache-Control": AN_HOUR, ETag: `"${card.fingerprint}"` };
  if (request.headers.get("If-None-Match") === headers.ETag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(card.png), { headers: { ...headers, "Content-Type": "image/png" } });
};
