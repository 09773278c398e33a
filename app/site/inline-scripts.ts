import { loaderUrl } from "virtual:site-loader";
import { placesThat } from "#domain/addresses.ts";
import script from "./start.js?raw";

/**
 * The inline script of every page; its hash stands in the Content-Security-Policy.
 *
 * Before the first paint: a reload, the back button or a referrer on this site mean that the fonts are cached, so they are
 * used at once (`data-fonts`). A reload or an anchor turns deferred layout off (`data-eager`).
 *
 * Fonts and loader are fetched two frames after the one that follows `load`, when the first picture is painted, so that they
 * do not share the connection with it; after 4 seconds at the latest. `data-still` on the script prevents both.
 */
export const startScript = script.replace("LOADER_URL", loaderUrl).replace(/^ +/gm, "");

/** Prerenders pages, not files or APIs, on hover or touch. Its hash stands in the CSP: keep it constant. */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: placesThat((address) => !address.page).map((place) => `${place}{/*}?`) } },
          { not: { selector_matches: "[target], [download], [data-mailbox]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
