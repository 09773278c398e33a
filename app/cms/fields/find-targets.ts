import type { Target } from "#domain/content/lists/find-targets.server.ts";
import { getJson } from "../parts/fetch-json.ts";

/** Asks which documents a link may lead to; null when nobody answers. */
export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> => {
  const answer = await getJson<Target[]>(`/cms/targets?${new URLSearchParams(query)}`);
  return answer.outcome === "answered" && answer.status === 200 ? answer.body : null;
};
