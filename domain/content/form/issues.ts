import type * as z from "zod";
import { type DocumentType, documentTypes } from "../document-types.ts";
import type { Data } from "../fields/structure.ts";
import { formOf } from "./document-form.ts";
import { examplesIn } from "./example.ts";
import { fieldsIn, isGone, rootField } from "./fields-in.ts";
import { type Place, placeKey, placeOf } from "./place.ts";

type Checked = { issues: z.core.$ZodIssue[]; data: Data | null };

/** What the schema refuses of a draft; without that, what is published. Blocks that are gone are passed over and left out. */
export const checkSchema = (type: DocumentType, draft: object): Checked => {
  const parsed = documentTypes[type].safeParse(draft);
  if (parsed.success) return { issues: [], data: parsed.data };
  const blocks = rootField(formOf(type), draft).parts.filter(({ form }) => form.control === "blocks");
  const gone = blocks.flatMap(({ parts }) => parts.filter(isGone).map(({ path }) => path));
  const isAboutGone = ({ path: [field, at] }: z.core.$ZodIssue) => gone.includes(`${String(field)}.${String(at)}`);
  const issues = parsed.error.issues.filter((issue) => !isAboutGone(issue));
  if (issues.length > 0) return { issues, data: null };
  const left = blocks.map(({ path, parts }) => [path, parts.filter((part) => !isGone(part)).map(({ value }) => value)]);
  return { issues, data: documentTypes[type].parse({ ...draft, ...Object.fromEntries(left) }) };
};

export type FieldIssue = { place: Place; message: string };

const MISSING = "This field is required";

const EXAMPLE = "This is an example: write your own";

/** Everything that is wrong with a draft, by the key of its place. */
export const issuesOf = (type: DocumentType, data: object): Map<string, FieldIssue> => {
  const refused = checkSchema(type, data).issues.map(({ path, message, code }) => ({
    place: placeOf(data, path),
    message: code === "invalid_type" ? MISSING : message,
  }));
  const examples = examplesIn(fieldsIn(type, data)).map(({ place }) => ({ place, message: EXAMPLE }));
  return new Map([...examples, ...refused].map((issue) => [placeKey(issue.place), issue]));
};
