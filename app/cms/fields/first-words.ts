import type { Data } from "#domain/content/form/form.ts";

const NAMING = ["title", "name", "heading", "question", "label"];

/** What an item is known by: its title or the like, otherwise the first of its fields that holds words; else "". */
export const firstWords = (value: unknown): string => {
  const item = (value ?? {}) as Data;
  const parts = [...NAMING.map((name) => item[name]), ...Object.values(item)];
  return parts.find((part): part is string => typeof part === "string" && part !== "") ?? "";
};
