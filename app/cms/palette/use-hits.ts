import { useEffect, useState } from "react";
import type { Hit } from "./hit.ts";

const WAIT_MS = 120;

type Found = { words: string; hits: Hit[]; state: "idle" | "asking" | "failed" };

const nothing: Found = { words: "", hits: [], state: "idle" };

/** What the server finds for some words, asked once they rest; answers that come too late are left out. */
export const useHits = (typed: string): Found => {
  const [found, setFound] = useState(nothing);
  const words = typed.trim();
  useEffect(() => {
    if (!words) return setFound(nothing);
    const stop = new AbortController();
    setFound((before) => ({ ...before, state: "asking" }));
    const timer = setTimeout(() => {
      ask(words, stop.signal).then(
        (hits) => setFound({ words, hits, state: "idle" }),
        () => stop.signal.aborted || setFound({ words, hits: [], state: "failed" }),
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return found;
};

const ask = async (words: string, signal: AbortSignal): Promise<Hit[]> => {
  const response = await fetch(`/cms/search?q=${encodeURIComponent(words)}`, { signal });
  if (!response.ok || response.redirected) throw new Error(String(response.status));
  return ((await response.json()) as { hits: Hit[] }).hits;
};
