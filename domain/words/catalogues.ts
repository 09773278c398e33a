import { type Language, languageAsking } from "../languages.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Wording, Words } from "./words.ts";

/** By language; what is asked for is `wordingOf`. */
export const catalogues: Record<Language, Words> = { en, es };

/** A language with all its words. For the server alone: a browser gets those that it shows. */
export const wordingOf = (language: Language): Wording => ({ language, words: catalogues[language] });

/** The language of the page whose script asks, with its words. */
export const wordingAsking = (headers: Pick<Headers, "get">): Wording => wordingOf(languageAsking(headers));
