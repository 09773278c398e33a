import { loaderUrl } from "virtual:site-loader";
import { placesThat } from "#domain/addresses.ts";
import script from "./start.js?raw";

/**
 * The inline script of every page, named by its hash in the policy. Fonts are used at once where the visitor was here
 * before; otherwise they and the loader are fetched after `load`, so that they do not share the connection with the
 * first picture; after 4 seconds at the latest. Sent in one line, without its comments.
 */
export const startScript = script
  .replace("LOADER_URL", loaderUrl)
  .replace(/^ *\/\/.*/gm, "")
  .replace(/\s*\n\s*/g, "");

/** Prerenders pages, not files or APIs, on hover or touch. Its hash stands in the CSP: keep it constant. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: placesThat(({ page, kept }) => !page && !kept).map((place) => `${place}{/*}?`) } },
          { not: { selector_matches: "[target], [download], [data-mailbox]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
