import { useCallback, useEffect, useState } from "react";
import type { EnquiryLimit } from "#domain/content/published/site-view.ts";

const KEY = "contact-rate-limit";

export type Limit = { remaining: number; resetMs: number };

type Stored = { count: number; resetTime: number };

/** An unreadable record, or one whose window is over, counts as none. */
export const readLimit = (rule: EnquiryLimit, storage: Storage, now: number): Limit => {
  const stored = read(rule, storage, now);
  return { remaining: Math.max(0, rule.most - stored.count), resetMs: stored.resetTime - now };
};

export const countSubmission = (rule: EnquiryLimit, storage: Storage, now: number): Limit => {
  const stored = read(rule, storage, now);
  const next: Stored = { ...stored, count: stored.count + 1 };
  try {
    storage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the server still limits.
  }
  return { remaining: Math.max(0, rule.most - next.count), resetMs: next.resetTime - now };
};

const read = ({ windowMs }: EnquiryLimit, storage: Storage, now: number): Stored => {
  const fresh: Stored = { count: 0, resetTime: now + windowMs };
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? "null") as Partial<Stored> | null;
    if (typeof stored?.count !== "number" || typeof stored.resetTime !== "number") return fresh;
    return stored.resetTime > now && stored.resetTime <= now + windowMs
      ? { count: stored.count, resetTime: stored.resetTime }
      : fresh;
  } catch {
    return fresh;
  }
};

/** SPEC §4: the remaining count and the time to reset refresh every 60 seconds. */
const REFRESH_MS = 60_000;

export const useLimit = (rule: EnquiryLimit) => {
  const [limit, setLimit] = useState<Limit | null>(null);
  const refresh = useCallback(() => setLimit(readLimit(rule, localStorage, Date.now())), [rule]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const count = useCallback((): boolean => {
    const before = readLimit(rule, localStorage, Date.now());
    setLimit(before.remaining > 0 ? countSubmission(rule, localStorage, Date.now()) : before);
    return before.remaining > 0;
  }, [rule]);
  return { limit, count };
};
