import type { DataOf } from "#domain/content/document-types.ts";
import { LOCALE } from "#domain/time/local-time.ts";
import { openingHours } from "./opening-hours.ts";
import { organizationId, type SchemaNode } from "./schema-org.ts";

type Settings = DataOf<"settings">;

/** Without the mail address, which must not stand in the HTML. */
export const professionalService = (publicUrl: string, { company, contact, hours, social }: Settings): SchemaNode => ({
  "@type": "ProfessionalService",
  "@id": organizationId(publicUrl),
  name: company.name,
  legalName: company.legalName,
  slogan: company.tagline,
  description: company.blurb,
  url: `${publicUrl}/`,
  logo: `${publicUrl}/icons/icon-512.png`,
  image: `${publicUrl}/card/home.png`,
  telephone: internationalPhone(contact.phone),
  address: postalAddress(contact),
  areaServed: contact.area.map((name) => ({ "@type": "City", name })),
  openingHoursSpecification: openingHours(hours),
  sameAs: social.map(({ url }) => url),
});

/** A North American number with its country code; any other as it is written. */
export const internationalPhone = (phone: string): string => {
  const [, area, exchange, line] = /^\D*(?:1\D*)?(\d{3})\D*(\d{3})\D*(\d{4})\D*$/.exec(phone) ?? [];
  return line ? `+1-${area}-${exchange}-${line}` : phone;
};

/** There is no street address to publish: a city, with the state where the location names one. */
const postalAddress = ({ area, location }: Settings["contact"]): SchemaNode => {
  const parts = location.split(",").map((part) => part.trim());
  const inUsa = /^(USA|US|United States)$/i.test(parts.at(-1) ?? "");
  return {
    "@type": "PostalAddress",
    addressLocality: area[0],
    ...(inUsa && { addressRegion: parts.at(-2), addressCountry: "US" }),
  };
};

export const webSite = (publicUrl: string, name: string): SchemaNode => ({
  "@type": "WebSite",
  "@id": `${publicUrl}/#website`,
  url: `${publicUrl}/`,
  name,
  inLanguage: LOCALE,
  publisher: { "@id": organizationId(publicUrl) },
});
