import { LOCALE } from "#domain/local-time.ts";
import { organizationId, type Thing } from "./thing.ts";

/** The site as a whole; stands on the home page. */
export const webSite = (publicUrl: string, name: string): Thing => ({
  "@type": "WebSite",
  "@id": `${publicUrl}/#website`,
  url: `${publicUrl}/`,
  name,
  inLanguage: LOCALE,
  publisher: { "@id": organizationId(publicUrl) },
});
