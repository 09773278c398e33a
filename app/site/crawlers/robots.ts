import { platformContext } from "#app/context.ts";
import { placesThat } from "#domain/addresses.ts";
import type { Route } from "./+types/robots";
import { textResponse } from "./responses.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { PUBLIC_URL } = context.get(platformContext).settings;
  const closed = placesThat(({ indexed }) => !indexed).flatMap((place) => [
    `Disallow: ${place}$`,
    `Disallow: ${place}/`,
  ]);
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ""];
  return textResponse("text/plain", lines.join("\n"));
};
