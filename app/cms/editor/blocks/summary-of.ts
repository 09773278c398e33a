import type { BlockData } from "#domain/content/form/form.ts";

const MOST = 60;

/** What a closed block is known by: its heading, or how much it holds. */
export const summaryOf = (value: unknown): string => {
  const { type: _, id: __, hidden: ___, ...fields } = (value ?? { type: "", id: "" }) as BlockData;
  const heading = fields.heading;
  if (typeof heading === "string" && heading !== "") return heading.slice(0, MOST);
  const list = Object.values(fields).find((field): field is unknown[] => Array.isArray(field) && field.length > 0);
  if (list) return firstWords(list[0]) || `${list.length} items`;
  return firstWords(fields);
};

const firstWords = (value: unknown): string => {
  if (typeof value === "string") return value.slice(0, MOST);
  if (value === null || typeof value !== "object") return "";
  const { title, text, body } = value as Record<string, unknown>;
  if (typeof title === "string" && title) return title.slice(0, MOST);
  if (typeof text === "string" && text) return text.slice(0, MOST);
  const inner = (body ?? value) as { content?: unknown };
  return Array.isArray(inner.content) ? firstWords(inner.content.map(firstWords).find(Boolean)) : "";
};
