export type Random = {
  /** Between 0 and 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
};

/** The same seed gives the same picture (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  };
}
