import { type DocumentType, documentTypes } from "../document-types.ts";
import { type Place, placeKey, placeOf } from "./place.ts";

export type Issue = { place: Place; message: string };

const MISSING = "This field is required";

/** Everything that is wrong with a draft, by the key of its place. */
export const issuesOf = (type: DocumentType, data: object): Map<string, Issue> => {
  const parsed = documentTypes[type].safeParse(data);
  const issues = parsed.success ? [] : parsed.error.issues;
  return new Map(
    issues.map(({ path, message, code }) => {
      const place = placeOf(data, path);
      return [placeKey(place), { place, message: code === "invalid_type" ? MISSING : message }];
    }),
  );
};
