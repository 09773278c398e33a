import type { DocumentType } from "../document-types.ts";
import { allTypes, kinds } from "../kinds.ts";

/** What has a page of its own, and so a title and a description for search engines. */
export const pageTypes: DocumentType[] = allTypes.filter((type) => kinds[type].shown === "own-page");

export const titlesFilters = {
  all: "All",
  "no-title": "Without title",
  "no-description": "Without description",
} as const;

export type TitlesFilter = keyof typeof titlesFilters;
