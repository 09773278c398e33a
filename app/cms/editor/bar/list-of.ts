import type { DocumentType } from "#domain/content/document-types.ts";

const lists: Record<DocumentType, string> = {
  page: "/cms/pages",
  post: "/cms/blog",
  service: "/cms/services",
  project: "/cms/portfolio",
  member: "/cms/team",
  testimonial: "/cms/testimonials",
  settings: "/cms/settings",
  seo: "/cms/seo",
};

/** The screen that lists documents of a type. */
export const listOf = (type: DocumentType): string => lists[type];
