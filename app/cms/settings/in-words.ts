const SHOWN = 160;

/** A value as a person would say it: texts as they are, lists by what their items are called; "" for nothing. */
export const inWords = (value: unknown): string => {
  const words = sayWhole(value);
  return words.length > SHOWN ? `${words.slice(0, SHOWN - 1)}…` : words;
};

const sayWhole = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) return value.map(nameOf).join(", ");
  return typeof value === "object" ? nameOf(value) : String(value);
};

const nameOf = (item: unknown): string =>
  typeof item === "object" && item !== null
    ? String(Object.values(item).find((value) => typeof value === "string" && value !== "") ?? "")
    : String(item);
