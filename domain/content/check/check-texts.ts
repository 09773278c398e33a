import { plainText, type RichTextNode } from "../rich-text.ts";
import { fieldName } from "./field-name.ts";
import type { Issue } from "./issue.ts";

/** Rich texts without a word or a picture: the schema takes them as drafts, visitors would see a gap. */
export const checkTexts = (schema: unknown, data: unknown, path: string[] = [], whole = data): Issue[] => {
  if (data === null || typeof data !== "object" || ("hidden" in data && data.hidden === true)) return [];
  if ("type" in data && data.type === "doc") {
    if (plainText(data as RichTextNode).trim() !== "" || JSON.stringify(data).includes('"picture"')) return [];
    const title = `${fieldName(schema, path, whole)}: this field is required`;
    return [{ level: "error", field: path.join("."), title, text: "" }];
  }
  return Object.entries(data).flatMap(([key, value]) => checkTexts(schema, value, [...path, key], whole));
};
