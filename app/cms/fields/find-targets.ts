import type { Target } from "#domain/content/lists/find-targets.server.ts";

/** Asks which documents a link may lead to; null when nobody answers. */
export const findTargets = async (query: { search: string } | { path: string }): Promise<Target[] | null> => {
  try {
    const response = await fetch(`/cms/targets?${new URLSearchParams(query)}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
};
