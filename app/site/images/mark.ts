import { vendorMark } from "#domain/media/vendor-mark.server.ts";
import { notFoundResponse } from "../search/text-response.ts";
import type { Route } from "./+types/mark";

/** The outlines come with a release; a week is soon enough for a vendor's new one. */
const A_WEEK = "public, max-age=604800";
/** The ink of the pages: a picture does not inherit a color. */
const INK = "#0b1f24";

/** A vendor's mark at /mark/<name>.svg, beside the page instead of in it: most visitors never scroll there. */
export const loader = ({ params }: Route.LoaderArgs) => {
  const path = vendorMark(/^(\w+)\.svg$/.exec(params["*"] ?? "")?.[1] ?? "");
  if (!path) return notFoundResponse();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${INK}"><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": A_WEEK } });
};
