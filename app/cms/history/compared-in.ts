import type { History } from "#domain/content/drafts/history.server.ts";

type Compared = { before: string; after: string };

/**
 * The two revisions that an address asks to compare. Nothing asked: the newest with what is live, or with the one before it.
 * Only `after` asked: it with the one before it. Null when there is nothing to compare.
 */
export const comparedIn = (params: URLSearchParams, entries: History["all"]): Compared | null => {
  const after = params.get("after") || entries[0]?.id;
  if (!after) return null;
  const asked = params.get("before");
  if (asked) return { before: asked, after };
  const live = params.has("after") ? undefined : entries.find(({ isLive }) => isLive);
  const previous = entries[entries.findIndex(({ id }) => id === after) + 1];
  const before = live && live.id !== after ? live.id : previous?.id;
  return before ? { before, after } : null;
};
