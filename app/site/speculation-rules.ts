import { placesThat } from "#domain/addresses.ts";

/**
 * Pages of this site are prepared when a visitor points at or touches a link. Never the API, files and staff screens.
 * The text stands in every page, and its hash in the Content-Security-Policy: keep it constant.
 */
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
