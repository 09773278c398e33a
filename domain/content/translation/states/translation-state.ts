import { counted } from "../../../formats/counted.ts";
/** How a document of a language stands to its original. */
export type TranslationState =
  | "original"
  | "up-to-date"
  | "behind"
  | "not-translated"
  | "in-trash"
  | "original-in-trash";

export const stateWords = ({ state, changes }: { state: TranslationState; changes: number }): string => {
  switch (state) {
    case "original":
      return "Original";
    case "up-to-date":
      return "Up to date";
    case "behind":
      return `Original changed (${counted(changes, "field")})`;
    case "in-trash":
      return "In the trash";
    case "original-in-trash":
      return "Original in the trash";
    default:
      return "Not translated";
  }
};

/** What the table of all documents by language can be narrowed to. */
export const translationFilters = {
  all: "All",
  behind: "Original changed",
  missing: "Not translated",
  done: "Up to date",
  alone: "Original in the trash",
} as const;

export type TranslationFilter = keyof typeof translationFilters;

export const isTranslationFilter = (text: string): text is TranslationFilter => Object.hasOwn(translationFilters, text);
