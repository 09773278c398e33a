import drawing from "#app/blocks/call-to-action/roots.svg?raw";
import tokens from "#app/ui/styles/tokens.css?inline";
import { notFoundResponse } from "../crawlers/responses.ts";
import type { Route } from "./+types/roots";

const NAME = /\/roots-([0-9a-f]{6})-([0-9a-f]{6})\.svg$/i;
const FOR_GOOD = "public, max-age=31536000, immutable";

/** GET /drawn/roots-<color>-<color>.svg: the drawing of the call to action in the colors that its name says (`rootsIn`). */
export const loader = ({ url }: Route.LoaderArgs) => {
  const [, accent, action] = NAME.exec(url.pathname) ?? [];
  if (!accent || !action) return notFoundResponse();
  const style = `<style>${tokens}:root{--mangrove:#${accent};--coral:#${action}}</style>`;
  const svg = drawing.replace(">", () => `>${style}`);
  return new Response(svg, { headers: { "Content-Type": "image/svg+xml", "Cache-Control": FOR_GOOD } });
};
