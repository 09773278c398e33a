import type * as z from "zod";
import type { DocumentType, documentTypes } from "#domain/content/document-types.ts";
import type { Language } from "#domain/languages.ts";

/**
 * A document of one type as a new installation receives it; its data is what an editor could have typed.
 * A translation names its language and, as `group`, the id of the document that it translates.
 */
export type SeedOf<T extends DocumentType> = {
  id: string;
  type: T;
  language?: Language;
  group?: string;
  data: z.input<(typeof documentTypes)[T]>;
};

/** The id of a document in a language, and for a translation what it translates; `id` is the English one. */
export const inLanguage = (id: string, language: Language) =>
  language === "en" ? { id } : { id: `${id}-${language}`, language, group: id };

/** A document of any type. */
export type SeedDocument = { [T in DocumentType]: SeedOf<T> }[DocumentType];
