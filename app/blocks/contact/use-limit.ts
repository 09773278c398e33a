import { useCallback, useEffect, useState } from "react";
import { countSubmission, type Limit, readLimit } from "./contact-limit.ts";

/** SPEC §4: the remaining count and the time to reset refresh every 60 seconds. */
const REFRESH_MS = 60_000;

/** The browser's own limit, null until it is read; `count` takes one and tells whether there was one to take. */
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
