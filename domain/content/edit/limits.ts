/** The largest draft, in bytes of JSON: a hundred full blocks fit many times over. */
export const MOST_BYTES = 1024 * 1024;

/** How deep lists and objects may lie in one another; deep enough for a list in a list in a table in a rich text. */
export const MOST_DEPTH = 60;

/** True when no part of `value` lies deeper than `most`. Stops at the first that does. */
export const isShallow = (value: unknown, most = MOST_DEPTH): boolean => {
  if (value === null || typeof value !== "object") return true;
  return most > 0 && Object.values(value).every((part) => isShallow(part, most - 1));
};
