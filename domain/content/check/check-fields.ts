import type * as z from "zod";
import { type Field, ofKind } from "../form/fields-in.ts";
import { error, type Issue } from "./issue.ts";

/** What the schema refuses, each under the name that the form gives the field: "Hero slides › Slide 2 › Title". */
export const schemaIssues = ({ issues }: z.ZodError, fields: Field[]): Issue[] => {
  const names = new Map(fields.map((field) => [field.path, field.words.join(" › ")]));
  return issues.map(({ path, message }) => {
    const title = `${nearestName(path, names)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
    return { ...error(path.join("."), title), message };
  });
};

/** A message may be about something inside a field, or about what no form shows. */
const nearestName = (path: PropertyKey[], names: Map<string, string>): string => {
  if (path.length === 0) return "Content";
  return names.get(path.join(".")) ?? nearestName(path.slice(0, -1), names);
};

/** What the schema takes as a draft and visitors would see as a gap, such as a rich text without a word. */
export const checkGaps = (fields: Field[]): Issue[] =>
  fields
    .filter((field) => !field.hidden && ofKind(field)?.isGap?.(field.value))
    .map((field) => error(field.path, `${field.words.join(" › ")}: this field is required`));
