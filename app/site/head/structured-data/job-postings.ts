import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import { escapeMarkup } from "#domain/formats/escape-markup.ts";
import type { PageAddress, SchemaNode } from "./schema-org.ts";

type Position = BlockOf<"open-positions">["positions"][number];

export const jobPostings = (
  address: PageAddress,
  { company }: DataOf<"settings">,
  { positions }: BlockOf<"open-positions">,
): SchemaNode[] =>
  positions.map((position) => ({
    "@type": "JobPosting",
    title: position.title,
    description: asParagraphs(position.description),
    datePosted: position.postedOn,
    employmentType: "FULL_TIME",
    url: address.canonical,
    directApply: false,
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: `${address.publicUrl}/`,
      logo: `${address.publicUrl}/icons/icon-512.png`,
    },
    ...whereOf(position),
  }));

/** Search engines want the description as HTML. */
const asParagraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
    .join("");

const whereOf = ({ workplace, location }: Position) => {
  if (workplace === "remote") {
    const from = { "@type": "Country", name: "USA" };
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: from };
  }
  const [, city, state] = /^([^,(]+)(?:,\s*([A-Z]{2})\b.*|\(.*)?$/.exec(location) ?? [];
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city?.trim() || location,
        ...(state && { addressRegion: state }),
        addressCountry: "US",
      },
    },
  };
};
