import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../staff/rights.ts";
import { publishDraft } from "./publish-draft.server.ts";
import { restoreFromTrash } from "./restore-from-trash.server.ts";
import { trash } from "./trash.server.ts";
import { unpublish } from "./unpublish.server.ts";

export const bulkVerbs = ["publish", "unpublish", "trash", "restore"] as const;

export type BulkVerb = (typeof bulkVerbs)[number];

/** How many were done, and which were not and why, in words. */
export type BulkResult = { done: number; refused: { title: string; why: string }[] };

/** No list shows more at once. */
const MOST = 500;

type Ground = Pick<Platform, "database" | "clock">;

/** Does one thing to several documents, each by itself: one that is refused does not keep the others back. */
export const bulk = async (
  ground: Ground,
  actor: Actor,
  { verb, documents }: { verb: BulkVerb; documents: string[] },
): Promise<BulkResult> => {
  const result: BulkResult = { done: 0, refused: [] };
  for (const document of [...new Set(documents)].slice(0, MOST)) {
    const refusal = await doOne(ground, actor, verb, document);
    if (refusal === null) result.done += 1;
    else result.refused.push({ title: await titleOf(ground, document), why: refusal });
  }
  return result;
};

/** Null when it was done. */
const doOne = async (ground: Ground, actor: Actor, verb: BulkVerb, document: string): Promise<string | null> => {
  if (verb === "publish") {
    const result = await publishDraft(ground, actor, document);
    if (result.outcome === "published") return null;
    if (result.outcome === "missing") return whys.missing;
    return result.check.issues.find(({ level }) => level === "error")?.title ?? "The check found an error";
  }
  const verbs = { unpublish, trash, restore: restoreFromTrash };
  const { outcome } = await verbs[verb](ground, actor, document);
  return outcome in whys ? whys[outcome as keyof typeof whys] : null;
};

const whys = {
  missing: "It is no longer there",
  needed: "The site can't do without it",
  "not-live": "It is not live",
};

const titleOf = async ({ database }: Ground, document: string): Promise<string> => {
  const row = await database.selectFrom("document").select("title").where("id", "=", document).executeTakeFirst();
  return row?.title ?? "Unknown";
};
