import type { Data } from "../fields/structure.ts";

/** True when two values of JSON say the same; the order of names does not count, a name without a value counts as absent. */
export const same = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Data, b as Data];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false;
  return [...names].every((name) => same(one[name], other[name]));
};
