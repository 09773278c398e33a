const LEAST = 0.5;

/**
 * The page that a missing address most likely meant: the one whose address is most alike (shared pairs of letters),
 * else the nearest page above it; null when there is neither.
 */
export const closestPath = (missing: string, live: Iterable<string>): string | null => {
  const wanted = pairsIn(missing);
  let best = { path: "", likeness: 0 };
  const known = new Set<string>();
  for (const path of live) {
    known.add(path);
    const likeness = path === "/" ? 0 : alike(wanted, pairsIn(path));
    if (likeness > best.likeness) best = { path, likeness };
  }
  if (best.likeness >= LEAST) return best.path;
  return above(missing).find((path) => known.has(path)) ?? null;
};

const pairsIn = (path: string): Set<string> => {
  const text = path
    .toLowerCase()
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
};

/** Dice's coefficient: 1 for the same pairs, 0 for none in common. */
const alike = (one: Set<string>, other: Set<string>): number => {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
};

/** `/a/b/c` → `/a/b`, `/a`; the home page is no answer to everything. */
const above = (path: string): string[] => {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join("/")}`);
};
