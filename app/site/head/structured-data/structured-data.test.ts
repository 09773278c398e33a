import { expect, test } from "vitest";
import { careers } from "#content/pages/careers.ts";
import { services } from "#content/pages/services.ts";
import { settings as settingsSeed } from "#content/settings.ts";
import { documentTypes } from "#domain/content/document-types.ts";
import type { Published } from "#domain/content/published/published-document.server.ts";
import { professionalService } from "./company.ts";
import { structuredData } from "./structured-data.ts";

const settings = documentTypes.settings.parse(settingsSeed.data);
const address = { publicUrl: "https://site.test", canonical: "https://site.test/here" };

const pageOf = (seed: typeof careers): Published => {
  const data = documentTypes.page.parse(seed.data);
  return { id: seed.id, type: "page", path: data.path, publishedAt: 0, data };
};

test("the company is described without its mail address", () => {
  const company = professionalService(address.publicUrl, settings);
  expect(company).toMatchObject({ "@type": "ProfessionalService", name: "Mangrove IT", telephone: "+1-305-555-0142" });
  expect(company.address).toMatchObject({ addressLocality: "Miami", addressRegion: "Florida", addressCountry: "US" });
  expect(JSON.stringify(company)).not.toContain(settings.contact.email);
  const help = { "@type": "ContactPoint", telephone: "+1-305-555-0142", availableLanguage: ["English", "Spanish"] };
  expect(company.contactPoint).toMatchObject(help);
  const street = { ...settings.contact, street: "1 Harbor Road", postalCode: "33101" };
  const daytime = { ...settings, contact: street, claims: { ...settings.claims, support: "9 to 5" } };
  const other = professionalService(address.publicUrl, daytime);
  expect(other).not.toHaveProperty("contactPoint");
  expect(other.address).toMatchObject({ streetAddress: "1 Harbor Road", postalCode: "33101" });
});

const view = { post: null };

test("each open position is a job posting with a place, or with the country a remote one may be done from", () => {
  const jobs = structuredData(address, settings, { document: pageOf(careers), view }, "").filter(
    (node) => node["@type"] === "JobPosting",
  );
  expect(jobs.map(({ title }) => title)).toEqual([
    "Senior Software Engineer",
    "DevOps Engineer",
    "IT Support Specialist",
  ]);
  const miami = { "@type": "PostalAddress", addressLocality: "Miami", addressRegion: "FL", addressCountry: "US" };
  expect(jobs[0]).toMatchObject({ employmentType: "FULL_TIME", jobLocation: { address: miami } });
  expect(jobs[1]).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "USA" },
  });
  expect(jobs[1]).not.toHaveProperty("jobLocation");
  expect(jobs[2]).toMatchObject({ jobLocation: { address: miami } });
});

test("questions are told as one FAQPage, hidden ones not at all", () => {
  const page = pageOf(services);
  const kinds = () => structuredData(address, settings, { document: page, view }, "").map((node) => node["@type"]);
  expect(kinds()).toEqual(["ProfessionalService", "BreadcrumbList", "FAQPage"]);
  if (page.type !== "page") throw new Error("not a page");
  for (const block of page.data.blocks) block.hidden = true;
  expect(kinds()).toEqual(["ProfessionalService", "BreadcrumbList"]);
});
