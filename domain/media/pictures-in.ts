const PICTURE_KEYS = new Set(["picture", "photo", "logo"]);

/** The ids of all pictures that some data names, however deep, rich text included. */
export const picturesIn = (data: unknown): string[] => [...new Set(collect(data))];

const collect = (data: unknown): string[] => {
  if (Array.isArray(data)) return data.flatMap(collect);
  if (data === null || typeof data !== "object") return [];
  return Object.entries(data).flatMap(([key, value]) =>
    PICTURE_KEYS.has(key) && typeof value === "string" ? (value ? [value] : []) : collect(value),
  );
};
