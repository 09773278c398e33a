import type { DocumentType } from "#domain/content/document-types.ts";

/** The address of the list of each type. Settings have screens of their own. */
export const listPaths: Record<DocumentType, string> = {
  page: "/cms/pages",
  post: "/cms/blog",
  service: "/cms/services",
  project: "/cms/portfolio",
  member: "/cms/team",
  testimonial: "/cms/testimonials",
  settings: "/cms/settings",
  seo: "/cms/seo",
};

/** The type whose list stands at an address. */
export const typeAt = (pathname: string): DocumentType | null =>
  (Object.keys(listPaths) as DocumentType[]).find((type) => listPaths[type] === pathname) ?? null;
