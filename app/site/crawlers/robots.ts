import { platformContext } from "#app/context.ts";
import { placesThat } from "#domain/addresses.ts";
import type { Route } from "./+types/robots";
import { textResponse } from "./responses.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { PUBLIC_URL } = context.get(platformContext).settings;
  // A pattern is held against path and query (RFC 9309, 2.2.2): "$" closes the bare address alone.
  const closed = placesThat(({ indexed }) => !indexed).flatMap((place) =>
    ["$", "?", "/"].map((end) => `Disallow: ${place}${end}`),
  );
  const lines = ["User-agent: *", ...closed, "", `Sitemap: ${PUBLIC_URL}/sitemap.xml`, ""];
  return textResponse("text/plain", lines.join("\n"));
};
