import { useEffect, useState } from "react";
import type { Target } from "#domain/content/lists/find-documents.server.ts";
import { getJson } from "../parts/fetch-json.ts";

export const SOON_MS = 250;

export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> => {
  const answer = await getJson<Target[]>(`/cms/targets?${new URLSearchParams(query)}`);
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};

export const useTargets = (text: string, isActive: boolean): Target[] => {
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    if (!isActive) return;
    const search = text.replace(/[/-]/g, " ").trim();
    const timer = setTimeout(() => void findTargets({ search }).then((next) => next && setTargets(next)), SOON_MS);
    return () => clearTimeout(timer);
  }, [isActive, text]);
  return targets;
};
