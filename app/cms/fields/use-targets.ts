import { useEffect, useState } from "react";
import type { Target } from "#domain/content/lists/find-documents.server.ts";
import { getJson } from "../parts/fetch-json.ts";
import { useDebounced } from "../parts/use-debounced.ts";

export const SOON_MS = 250;

export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> => {
  const answer = await getJson<Target[]>(`/cms/targets?${new URLSearchParams(query)}`);
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};

export const useTargets = (text: string, isActive: boolean): Target[] => {
  const [targets, setTargets] = useState<Target[]>([]);
  const search = useDebounced(text, SOON_MS).replace(/[/-]/g, " ").trim();
  useEffect(() => {
    if (isActive) void findTargets({ search }).then((next) => next && setTargets(next));
  }, [isActive, search]);
  return targets;
};
