import { useCallback, useEffect, useState } from "react";

/** SPEC §9: 15 submissions per hour, counted in this browser. */
const MOST = 15;
const WINDOW_MS = 3_600_000;
const KEY = "contact-rate-limit";

export type Limit = { remaining: number; resetMs: number };

type Stored = { count: number; resetTime: number };

/** An unreadable record, or one whose window is over, counts as none. */
export const readLimit = (storage: Storage, now: number): Limit => {
  const stored = read(storage, now);
  return { remaining: Math.max(0, MOST - stored.count), resetMs: stored.resetTime - now };
};

export const countSubmission = (storage: Storage, now: number): Limit => {
  const stored = read(storage, now);
  const next: Stored = { ...stored, count: stored.count + 1 };
  try {
    storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the server still limits.
  }
  return { remaining: Math.max(0, MOST - next.count), resetMs: next.resetTime - now };
};

const read = (storage: Storage, now: number): Stored => {
  const fresh: Stored = { count: 0, resetTime: now + WINDOW_MS };
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<Stored> | null;
    if (typeof stored?.count !== "number" || typeof stored.resetTime !== "number") return fresh;
    return stored.resetTime > now && stored.resetTime <= now + WINDOW_MS
      ? { count: stored.count, resetTime: stored.resetTime }
      : fresh;
  } catch {
    return fresh;
  }
};

/** SPEC §4: the remaining count and the time to reset refresh every 60 seconds. */
const REFRESH_MS = 60_000;

export const useLimit = () => {
  const [limit, setLimit] = useState<Limit | null>(null);
  const refresh = useCallback(() => setLimit(readLimit(localStorage, Date.now())), []);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const count = useCallback((): boolean => {
    const before = readLimit(localStorage, Date.now());
    setLimit(before.remaining > 0 ? countSubmission(localStorage, Date.now()) : before);
    return before.remaining > 0;
  }, []);
  return { limit, count };
};
