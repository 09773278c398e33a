import type { DataOf } from "./document-types.ts";

/** The names that any text may use in braces, such as `{years}`, and their values from Settings. */
export const namedValues = (settings: DataOf<"settings">): Record<string, string> => ({
  ...settings.claims,
  company: settings.company.name,
  legalName: settings.company.legalName,
  phone: settings.contact.phone,
  retentionMonths: String(settings.retentionMonths),
});

/** Puts the named values in place of `{name}` in every text of `data`, however deep; unknown names stay as they are. */
export const fillNames = <T>(data: T, names: Record<string, string>): T => {
  if (typeof data === "string") return (data.includes("{") ? fillText(data, names) : data) as T;
  if (Array.isArray(data)) return data.map((item) => fillNames(item, names)) as T;
  if (data === null || typeof data !== "object") return data;
  const filled: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(data)) filled[key] = fillNames(value, names);
  return filled as T;
};

const fillText = (text: string, names: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole);
