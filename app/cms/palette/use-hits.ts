import { useEffect, useState } from "react";
import { getJson } from "../parts/fetch-json.ts";
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
      void ask(words, stop.signal).then((hits) => {
        if (!stop.signal.aborted) setFound({ words, hits: hits ?? [], state: hits ? "idle" : "failed" });
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [words]);
  return found;
};

const ask = async (words: string, signal: AbortSignal): Promise<Hit[] | null> => {
  const answer = await getJson<{ hits: Hit[] }>(`/cms/search?q=${encodeURIComponent(words)}`, { signal });
  return answer.outcome === "answered" && answer.status === 200 ? answer.body.hits : null;
};
