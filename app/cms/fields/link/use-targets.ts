import { useEffect, useState } from "react";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { useDebounced } from "../../parts/form/use-debounced.ts";
import { getJson } from "../../parts/requests/fetch-json.ts";

export const SOON_MS = 250;

export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> => {
  const answer = await getJson<Target[]>(`/cms/targets?${new URLSearchParams(query)}`);
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};

type Found = { search: string; targets: Target[] };

/** The pages and posts that hold the words of `text`, asked once it rests; `isCurrent` is false while they are those of words before. */
export const useTargets = (text: string, isActive: boolean) => {
  const [found, setFound] = useState<Found>({ search: "", targets: [] });
  const search = wordsIn(useDebounced(text, SOON_MS));
  useEffect(() => {
    let isLate = false;
    if (isActive)
      void findTargets({ search }).then((targets) => {
        if (targets && !isLate) setFound({ search, targets });
      });
    return () => {
      isLate = true;
    };
  }, [isActive, search]);
  return { targets: found.targets, isCurrent: found.search === wordsIn(text) };
};

const wordsIn = (text: string) => text.replace(/[/-]/g, " ").trim();
