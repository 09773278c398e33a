import { platformContext } from "#app/context.ts";
import { publishedSite } from "#domain/content/published/published-site.server.ts";
import { languages } from "#domain/languages.ts";
import { PAPER } from "#domain/look/colors.ts";
import type { Route } from "./+types/manifest";
import { textResponse } from "./responses.ts";

const icons = [
  { src: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
  { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
  { src: "/icons/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { settings, filled, language } = await publishedSite(context.get(platformContext));
  const manifest = {
    id: "/",
    name: filled.seo.siteTitle,
    short_name: settings.company.name,
    description: filled.seo.description,
    lang: languages[language].locale,
    start_url: "/",
    scope: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: settings.colours.accent,
    icons,
  };
  return textResponse("application/manifest+json", JSON.stringify(manifest, null, 2));
};
