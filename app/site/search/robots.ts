import { platformContext } from "#app/context.ts";
import type { Route } from "./+types/robots";
import { textResponse } from "./text-response.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { PUBLIC_URL } = context.get(platformContext).settings;
  const lines = ["User-agent: *", "Disallow: /cms", "Disallow: /api/", "", `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ""];
  return textResponse("text/plain", lines.join("\n"));
};
