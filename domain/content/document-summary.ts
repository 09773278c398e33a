import type { DocumentType } from "./document-types.ts";
import { kinds } from "./kinds.ts";

type Summary = { title: string; path: string | null; shownOn: string | null };

const textOf = (data: object, key: string): string | null => {
  const value = (data as Record<string, unknown>)[key];
  return typeof value === "string" && value !== "" ? value : null;
};

/** What lists and look-ups need of a document's data, which may be an unfinished draft. */
export const summarize = (type: DocumentType, data: object): Summary => ({
  title: textOf(data, "title") ?? textOf(data, "name") ?? (kinds[type].single ? kinds[type].all : "Untitled"),
  path: textOf(data, "path"),
  shownOn: textOf(data, "publishedOn"),
});
