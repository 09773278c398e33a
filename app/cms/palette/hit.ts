import type { DocumentType } from "#domain/content/document-types.ts";
import type { IconName } from "../parts/icon-paths.ts";

/** Something that was found: a document, a picture or an enquiry. */
export type Hit = {
  kind: DocumentType | "picture" | "enquiry";
  id: string;
  title: string;
  note: string;
  live: boolean;
};

/** What a hit is, its icon, and where it is worked on. */
export const kinds: Record<Hit["kind"], [name: string, icon: IconName, to: (id: string) => string]> = {
  page: ["Page", "page", (id) => `/cms/edit/${id}`],
  post: ["Blog post", "post", (id) => `/cms/edit/${id}`],
  service: ["Service", "server", (id) => `/cms/edit/${id}`],
  project: ["Portfolio", "case", (id) => `/cms/edit/${id}`],
  member: ["Team member", "team", (id) => `/cms/edit/${id}`],
  testimonial: ["Testimonial", "quote", (id) => `/cms/edit/${id}`],
  settings: ["Settings", "sliders", () => "/cms/settings"],
  seo: ["SEO Settings", "seo", () => "/cms/seo"],
  picture: ["Picture", "media", (id) => `/cms/media/${id}`],
  enquiry: ["Enquiry", "inbox", (id) => `/cms/enquiries/${id}`],
};
