import type { SeedOf } from "./writing/seed-of.ts";

/** What search engines are told where a page says nothing of its own. */
export const seo: SeedOf<"seo"> = {
  id: "seo",
  type: "seo",
  data: {
    siteTitle: "{company} | Managed IT that holds fast",
    description:
      "{company} runs networks, cloud, security and the help desk for businesses in Miami, Fort Lauderdale and West Palm Beach, at one flat price per person.",
  },
};
