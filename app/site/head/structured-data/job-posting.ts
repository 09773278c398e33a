import type { DataOf } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { escapeMarkup } from "#domain/formats/escape-markup.ts";
import { endOfDay } from "#domain/time/local-time.server.ts";
import type { PageAddress, SchemaNode } from "./schema-org.ts";

type Position = DataOf<"position">;
type Settings = DataOf<"settings">;

/** One position, on its own page, as search engines for jobs ask for it. */
export const jobPosting = (
  { publicUrl, canonical }: PageAddress,
  settings: Settings,
  { id, data }: Published<"position">,
): SchemaNode => {
  const end = data.endsOn ? endOfDay(data.endsOn) : null;
  return {
    "@type": "JobPosting",
    "@id": `${canonical}#position`,
    title: data.title,
    description: descriptionOf(data),
    identifier: { "@type": "PropertyValue", name: settings.company.name, value: id },
    datePosted: data.postedOn,
    ...(end !== null && { validThrough: new Date(end).toISOString() }),
    employmentType: types[data.employment],
    url: canonical,
    directApply: false,
    hiringOrganization: {
      "@type": "Organization",
      name: settings.company.name,
      sameAs: `${publicUrl}/`,
      logo: `${publicUrl}/icons/icon-512.png`,
    },
    ...whereOf(data, settings),
    ...salaryOf(data),
  };
};

const types: Record<Position["employment"], string> = {
  "full time": "FULL_TIME",
  "part time": "PART_TIME",
  contract: "CONTRACTOR",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/** Search engines want the whole text of the page, as HTML. */
const descriptionOf = ({ description, tasks, requirements }: Position): string => {
  const paragraphs = description.split(/\n{2,}/).map((text) => `<p>${escapeMarkup(text)}</p>`);
  const points = [...tasks, ...requirements].map((text) => `<li>${escapeMarkup(text)}</li>`);
  return [...paragraphs, points.length > 0 ? `<ul>${points.join("")}</ul>` : ""].join("");
};

const whereOf = ({ workplace, location }: Position, { contact }: Settings) => {
  if (workplace === "remote") {
    const from = { "@type": "Country", name: "USA" };
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: from };
  }
  const [, city = "", state] = /^([^,(]+)(?:,\s*([A-Z]{2})\b.*|\(.*)?$/.exec(location) ?? [];
  const isOffice = city.trim() === contact.area[0];
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(isOffice && contact.street && { streetAddress: contact.street }),
        ...(isOffice && contact.postalCode && { postalCode: contact.postalCode }),
        addressLocality: city.trim() || location,
        ...(state && { addressRegion: state }),
        addressCountry: "US",
      },
    },
  };
};

const salaryOf = ({ pay: { from, to, per } }: Position) => {
  if (from === 0) return {};
  const amount = to > from ? { minValue: from, maxValue: to } : { value: from };
  const value = { "@type": "QuantitativeValue", ...amount, unitText: per.toUpperCase() };
  return { baseSalary: { "@type": "MonetaryAmount", currency: "USD", value } };
};
