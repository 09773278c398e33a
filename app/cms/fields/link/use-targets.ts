import { useEffect, useState } from "react";
import type { Target } from "#domain/content/lists/finding/link-targets.server.ts";
import { useDebounced } from "../../parts/form/use-debounced.ts";
import { bodyOf, getJson } from "../../parts/requests/fetch-json.ts";
import { addressIn } from "./link-targets.tsx";

export const SOON_MS = 250;

export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> =>
  bodyOf(await getJson<Target[]>(`/cms/targets?${new URLSearchParams(query)}`));

type Found = { search: string; targets: Target[] };

/**
 * The pages and posts that hold the words of `text`, asked once it rests. `first`: which of them Enter takes at once; -1 for
 * none, as for an address, and while they are those of words before.
 */
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
  const isWord = text !== "" && addressIn(text) === undefined;
  return { targets: found.targets, first: isWord && found.search === wordsIn(text) ? 0 : -1 };
};

const wordsIn = (text: string) => text.replace(/[/-]/g, " ").trim();
