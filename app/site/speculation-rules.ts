import { placesThat } from "#domain/addresses.ts";

/** Prerenders pages, not files or APIs, on hover or touch. The loader adds them, with this text, whose hash stands in the CSP. */
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
