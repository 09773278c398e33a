/** A copy of some data with another value at a path such as `menu.1.name`; the rest is shared with the original. */
export const withValue = (data: unknown, path: string, value: unknown): unknown => {
  const [name = "", ...rest] = path.split(".");
  const inner = rest.length === 0 ? value : withValue((data as Record<string, unknown>)[name], rest.join("."), value);
  if (Array.isArray(data)) return data.map((item, index) => (String(index) === name ? inner : item));
  return { ...(data as object), [name]: inner };
};
