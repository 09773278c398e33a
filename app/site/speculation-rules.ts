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
          { not: { href_matches: ["/api/*", "/cms*", "/media/*", "/card/*", "/map"] } },
          { not: { selector_matches: "[target], [download], [data-mailbox]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
