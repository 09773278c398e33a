/** A value of JSON as text; "" for what is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A value of JSON as a list; empty for what is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** True for an object of JSON that is no list. */
export const isData = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);
