const PICTURE_KEYS = new Set(["picture", "photo", "logo"]);

/** The ids of all pictures that some data names, however deep, rich text included. */
export const picturesIn = (data: unknown): string[] => {
  const found = new Set<string>();
  collect(data, found);
  return [...found];
};

const collect = (data: unknown, found: Set<string>): void => {
  if (data === null || typeof data !== "object") return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === "object") collect(value, found);
    else if (value && typeof value === "string" && PICTURE_KEYS.has(key)) found.add(value);
  }
};
