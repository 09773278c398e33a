import { expect, test } from "vitest";
import { settings as spanishSeed } from "#content/es/settings.ts";
import { services } from "#content/pages/services.ts";
import { positions } from "#content/positions.ts";
import { settings as settingsSeed } from "#content/settings.ts";
import { type DataOf, documentTypes } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { inLanguage, type Language } from "#domain/languages.ts";
import { wordingOf } from "#domain/words/catalogues.ts";
import { professionalService } from "./company.ts";
import { organizationId } from "./schema-org.ts";
import { structuredData } from "./structured-data.ts";

const settings = documentTypes.settings.parse(settingsSeed.data);
const address = { publicUrl: "https://site.test", canonical: "https://site.test/here" };

const pageOf = (seed: typeof services): Published => {
  const data = documentTypes.page.parse(seed.data);
  return { id: seed.id, group: seed.id, language: "en", type: "page", path: data.path, changedAt: null, data };
};

test("the company is described without its mail address", () => {
  const company = professionalService(address.publicUrl, settings, wordingOf("en"));
  expect(company).toMatchObject({ "@type": "ProfessionalService", name: "Mangrove IT", telephone: "+1-305-555-0142" });
  expect(company.address).toMatchObject({ addressLocality: "Miami", addressRegion: "Florida", addressCountry: "US" });
  expect(JSON.stringify(company)).not.toContain(settings.contact.email);
  const help = { "@type": "ContactPoint", telephone: "+1-305-555-0142", availableLanguage: ["English", "Spanish"] };
  expect(company.contactPoint).toMatchObject(help);
  const street = { ...settings.contact, street: "1 Harbor Road", postalCode: "33101" };
  const daytime = { ...settings, contact: street, claims: { ...settings.claims, support: "9 to 5" } };
  const other = professionalService(address.publicUrl, daytime, wordingOf("en"));
  expect(other).not.toHaveProperty("contactPoint");
  expect(other.address).toMatchObject({ streetAddress: "1 Harbor Road", postalCode: "33101" });
});

test("the address and hours that Spanish Settings say are those of the English ones", () => {
  const described = professionalService(address.publicUrl, settings, wordingOf("en"));
  const spanish = documentTypes.settings.parse({ ...settingsSeed.data, ...spanishSeed.data });
  const { address: place, openingHoursSpecification } = professionalService(
    address.publicUrl,
    spanish,
    wordingOf("es"),
  );
  expect({ place, openingHoursSpecification }).toEqual({
    place: described.address,
    openingHoursSpecification: described.openingHoursSpecification,
  });
});

const view = { ...wordingOf("en"), post: null };

test("a home page in another language leaves hours and areas to that of the first, under the same name", () => {
  const homeIn = (language: Language) => {
    const document = { ...pageOf(services), language, path: inLanguage(language, "/") };
    const nodes = structuredData(address, settings, { document, view: { ...view, ...wordingOf(language) } }, "");
    return nodes.find((node) => node["@type"] === "ProfessionalService");
  };
  const whole = ["areaServed", "openingHoursSpecification", "contactPoint"];
  const named = ["@id", "name", "url", "logo", "address", "telephone"];
  const first = homeIn("en") ?? {};
  const other = homeIn("es") ?? {};
  expect(Object.keys(first)).toEqual(expect.arrayContaining([...named, ...whole]));
  expect(Object.keys(other)).toEqual(expect.arrayContaining(named));
  expect(Object.keys(other).filter((name) => whole.includes(name))).toEqual([]);
  expect(other).toMatchObject({ "@id": organizationId(address.publicUrl) });
});

const jobOf = (changes: Partial<DataOf<"position">> = {}, own = settings) => {
  const [seed] = positions;
  const data = { ...documentTypes.position.parse(seed?.data), ...changes };
  const one = { id: "p-1", group: "p-1", language: "en", type: "position" } as const;
  const document = { ...one, path: data.path, changedAt: null, data };
  const nodes = structuredData(address, own, { document, view }, "");
  return nodes.find((node) => node["@type"] === "JobPosting");
};

test("a position has all that search engines for jobs ask for", () => {
  const contact = { ...settings.contact, street: "1 Harbor Road", postalCode: "33101" };
  expect(jobOf({ endsOn: "2026-12-31" }, { ...settings, contact })).toMatchObject({
    title: "Senior Software Engineer",
    datePosted: "2026-10-05",
    validThrough: "2027-01-01T05:00:00.000Z",
    employmentType: "FULL_TIME",
    identifier: { "@type": "PropertyValue", name: "Mangrove IT", value: "p-1" },
    hiringOrganization: { "@type": "Organization", name: "Mangrove IT", sameAs: "https://site.test/" },
    jobLocation: {
      address: {
        "@type": "PostalAddress",
        streetAddress: "1 Harbor Road",
        postalCode: "33101",
        addressLocality: "Miami",
        addressRegion: "FL",
        addressCountry: "US",
      },
    },
    baseSalary: {
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 135_000, maxValue: 165_000, unitText: "YEAR" },
    },
  });
  expect(jobOf({ location: "Doral, FL" }, { ...settings, contact })).not.toHaveProperty(
    "jobLocation.address.streetAddress",
  );
});

test("a remote one names the country it may be done from; what is not said of pay and end is left out", () => {
  const job = jobOf({ workplace: "remote", location: "Remote", pay: { from: 0, to: 0, per: "year" } });
  expect(job).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "USA" },
  });
  for (const absent of ["jobLocation", "baseSalary", "validThrough"]) expect(job).not.toHaveProperty(absent);
  expect(jobOf({ pay: { from: 30, to: 0, per: "hour" } })).toMatchObject({
    baseSalary: { value: { value: 30, unitText: "HOUR" } },
  });
  expect(jobOf({ pay: { from: 30, to: 30, per: "hour" } })).toHaveProperty("baseSalary.value.value", 30);
});

test("a page below another stands under it by the name that a menu or the footer has for it", () => {
  const quickLinks = [{ name: "Legal", path: "/legal" }];
  const own = { ...settings, footer: { ...settings.footer, quickLinks } };
  const document = { ...pageOf(services), path: "/legal/unnamed/cookies" };
  const node = structuredData(address, own, { document, view }, "").find((one) => one["@type"] === "BreadcrumbList");
  expect(node?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: "https://site.test/" },
    { position: 2, name: "Legal", item: "https://site.test/legal" },
    { position: 3, item: "https://site.test/legal/unnamed/cookies" },
  ]);
});

test("questions are told as one FAQPage, hidden ones not at all", () => {
  const page = pageOf(services);
  const kinds = () => structuredData(address, settings, { document: page, view }, "").map((node) => node["@type"]);
  expect(kinds()).toEqual(["ProfessionalService", "BreadcrumbList", "FAQPage"]);
  if (page.type !== "page") throw new Error("not a page");
  for (const block of page.data.blocks) block.hidden = true;
  expect(kinds()).toEqual(["ProfessionalService", "BreadcrumbList"]);
});
