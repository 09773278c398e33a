import type { DataOf } from "#domain/content/document-types.ts";
import { organizationId, type Place, type Thing } from "./thing.ts";

/** A service, by whom and where it is offered. */
export const service = (
  { publicUrl, canonical }: Place,
  settings: DataOf<"settings">,
  { title, lead, card }: DataOf<"service">,
): Thing => ({
  "@type": "Service",
  "@id": `${canonical}#service`,
  name: title,
  serviceType: card.title,
  description: lead,
  url: canonical,
  provider: { "@id": organizationId(publicUrl) },
  areaServed: settings.contact.area.map((name) => ({ "@type": "City", name })),
});
