import type { SeedOf } from "../writing/seed-of.ts";

/** What search engines are told where a page says nothing of its own. */
export const seo: SeedOf<"seo"> = {
  id: "seo-es",
  type: "seo",
  language: "es",
  group: "seo",
  data: {
    siteTitle: "{company} | Tecnología administrada que aguanta firme",
    description:
      "{company} atiende redes, nube, seguridad y mesa de ayuda de empresas en Miami, Fort Lauderdale y West Palm Beach por una tarifa fija por persona al mes.",
  },
};
