const LEAST = 0.5;

/** Finds the live page that a missing address most likely meant: the most alike by shared pairs of letters, else the nearest above it, or null. */
export const closestAmong = (live: Iterable<string>): ((missing: string) => string | null) => {
  const known = new Map([...live].map((path) => [path, pairsIn(path)]));
  return (missing) => {
    const wanted = pairsIn(missing);
    let best = { path: "", likeness: 0 };
    for (const [path, pairs] of known) {
      if (path === "/" || mostAlike(wanted, pairs) <= best.likeness) continue;
      const likeness = alike(wanted, pairs);
      if (likeness > best.likeness) best = { path, likeness };
    }
    if (best.likeness >= LEAST) return best.path;
    return above(missing).find((path) => known.has(path)) ?? null;
  };
};

const pairsIn = (path: string): Set<string> => {
  const text = path
    .toLowerCase()
    .replace(/\.\w{2,5}$/, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => text.slice(index, index + 2)));
};

const alike = (one: Set<string>, other: Set<string>): number => {
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return dice(one, other, shared);
};

const mostAlike = (one: Set<string>, other: Set<string>): number => dice(one, other, Math.min(one.size, other.size));

const dice = (one: Set<string>, other: Set<string>, shared: number): number =>
  one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);

const above = (path: string): string[] => {
  const parts = path.split("/").slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join("/")}`);
};
