/** A text in some data: under which key, and where, such as `blocks.2.slides.0.buttonLink`. */
export type FoundValue = { field: string; key: string; value: string };

/** All texts of some data, however deep, in reading order. Hidden blocks are left out: visitors do not see them. */
export const valuesIn = (data: unknown, field = "", key = ""): FoundValue[] => {
  if (typeof data === "string") return [{ field, key, value: data }];
  if (data === null || typeof data !== "object") return [];
  if ("hidden" in data && data.hidden === true) return [];
  const at = (name: string | number) => (field === "" ? String(name) : `${field}.${name}`);
  if (Array.isArray(data)) return data.flatMap((item, index) => valuesIn(item, at(index), key));
  return Object.entries(data).flatMap(([name, value]) => valuesIn(value, at(name), name));
};
