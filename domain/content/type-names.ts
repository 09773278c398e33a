import type { DocumentType } from "./document-types.ts";

/** What staff call documents of a type: one of them, and all of them as the menu names them. */
export const typeNames: Record<DocumentType, { one: string; all: string }> = {
  page: { one: "page", all: "Pages" },
  post: { one: "post", all: "Blog Posts" },
  service: { one: "service", all: "Services" },
  project: { one: "project", all: "Portfolio" },
  member: { one: "team member", all: "Team Members" },
  testimonial: { one: "testimonial", all: "Testimonials" },
  settings: { one: "settings", all: "Settings" },
  seo: { one: "SEO settings", all: "SEO Settings" },
};

/** Types whose order visitors see, and staff set by hand. */
const ordered: DocumentType[] = ["service", "project", "member", "testimonial"];

/** True where visitors see the documents of a type in the order that staff gave them. */
export const isOrdered = (type: DocumentType): boolean => ordered.includes(type);
