import { placesThat } from "#domain/addresses.ts";

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
