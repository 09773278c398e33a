import { vendorMark } from "#domain/media/vendor-mark.server.ts";
import { notFoundResponse } from "../search/responses.ts";
import type { Route } from "./+types/mark";

const A_WEEK = "public, max-age=604800";
/** An SVG in an `<img>` does not inherit `currentColor`. */
const INK = "#0b1f24";

/** GET /mark/<name>.svg, a file of its own since most visitors never scroll to the partners. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const path = vendorMark(/^(\w+)\.svg$/.exec(params["*"] ?? "")?.[1] ?? "");
  if (!path) return notFoundResponse();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${INK}"><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": A_WEEK } });
};
