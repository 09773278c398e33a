/** SPEC §9: 15 submissions per hour, counted in this browser. */
const MOST = 15;
const WINDOW_MS = 3_600_000;
const KEY = "contact-rate-limit";

/** What of the browser's limit is left, and the milliseconds until it starts anew. */
export type Limit = { remaining: number; resetMs: number };

type Kept = { count: number; resetTime: number };

/** Reads the limit without counting. A record that can't be read, or whose window is over, counts as none. */
export const readLimit = (storage: Storage, now: number): Limit => {
  const kept = read(storage, now);
  return { remaining: Math.max(0, MOST - kept.count), resetMs: kept.resetTime - now };
};

/** Counts one submission. */
export const countSubmission = (storage: Storage, now: number): Limit => {
  const kept = read(storage, now);
  const next: Kept = { ...kept, count: kept.count + 1 };
  try {
    storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing is still limited by the server.
  }
  return { remaining: Math.max(0, MOST - next.count), resetMs: next.resetTime - now };
};

/** The text for whoever has none left. */
export const limitText = ({ resetMs }: Limit): string =>
  `Too many requests. Please try again in ${Math.max(1, Math.ceil(resetMs / 60_000))} minutes.`;

const read = (storage: Storage, now: number): Kept => {
  const fresh: Kept = { count: 0, resetTime: now + WINDOW_MS };
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    if (typeof kept?.count !== "number" || typeof kept.resetTime !== "number") return fresh;
    return kept.resetTime > now && kept.resetTime <= now + WINDOW_MS
      ? { count: kept.count, resetTime: kept.resetTime }
      : fresh;
  } catch {
    return fresh;
  }
};
