import type { BlockOf } from "#domain/content/blocks/block.ts";
import type { DataOf } from "#domain/content/document-types.ts";
import { escapeMarkup } from "#domain/escape-markup.ts";
import type { Place, Thing } from "./thing.ts";

type Position = BlockOf<"open-positions">["positions"][number];

/** The open positions of a block, one posting each. */
export const jobPostings = (
  place: Place,
  { company }: DataOf<"settings">,
  { positions }: BlockOf<"open-positions">,
): Thing[] =>
  positions.map((position) => ({
    "@type": "JobPosting",
    title: position.title,
    description: asParagraphs(position.description),
    datePosted: position.postedOn,
    employmentType: "FULL_TIME",
    url: place.canonical,
    directApply: false,
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: `${place.publicUrl}/`,
      logo: `${place.publicUrl}/icons/icon-512.png`,
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
  const [, city, state] = /^([^,(]+?)\s*(?:,\s*([A-Z]{2})\b.*)?(?:\(.*)?$/.exec(location) ?? [];
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city ?? location,
        ...(state && { addressRegion: state }),
        addressCountry: "US",
      },
    },
  };
};
