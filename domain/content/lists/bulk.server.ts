import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { LocalParts } from "../../time/local-time.ts";
import { firstError } from "../check/issue.ts";
import { publish } from "../publishing/publish.server.ts";
import type { Before } from "../publishing/put-back.server.ts";
import { restoreFromTrash, trash } from "../publishing/trash.server.ts";
import { unpublish } from "../publishing/unpublish.server.ts";
import { schedule } from "../schedule/schedule.server.ts";

export const bulkVerbs = ["publish", "unpublish", "trash", "restore"] as const;

export type BulkVerb = (typeof bulkVerbs)[number];

/** `away`: how those were before that were unpublished or put into the trash, for `putBack`. */
export type BulkResult = { done: number; refused: { title: string; why: string }[]; away: Before[] };

const MOST = 500;

type Deps = Pick<Platform, "database" | "clock">;

/** Does one thing to several documents, each by itself: one that is refused does not keep the others back. */
export const bulk = (
  deps: Deps,
  actor: Actor,
  { verb, documents }: { verb: BulkVerb; documents: string[] },
): Promise<BulkResult> => each(deps, documents, (document) => doOne(deps, actor, verb, document));

/** Plans to publish several documents at one day and time in Miami, each as its newest draft is now. */
export const bulkSchedule = (
  deps: Deps,
  actor: Actor,
  { documents, ...parts }: LocalParts & { documents: string[] },
): Promise<BulkResult> =>
  each(deps, documents, async (document) => {
    const result = await schedule(deps, actor, { document, what: "publish", ...parts });
    if (result.outcome === "scheduled") return null;
    return result.outcome === "blocked" ? firstError(result.check) : scheduleWhys[result.outcome];
  });

/** `work` answers null, or how it was before, when it was done; otherwise why not. */
const each = async (
  deps: Deps,
  documents: string[],
  work: (document: string) => Promise<string | Before | null>,
): Promise<BulkResult> => {
  const result: BulkResult = { done: 0, refused: [], away: [] };
  for (const document of [...new Set(documents)].slice(0, MOST)) {
    const answer = await work(document);
    if (typeof answer === "string") result.refused.push({ title: await titleOf(deps, document), why: answer });
    else result.done += 1;
    if (typeof answer === "object" && answer) result.away.push(answer);
  }
  return result;
};

const doOne = async (deps: Deps, actor: Actor, verb: BulkVerb, document: string): Promise<string | Before | null> => {
  if (verb === "publish") {
    const result = await publish(deps, actor, document);
    if (result.outcome === "published") return null;
    if (result.outcome === "missing") return whys.missing;
    return firstError(result.check);
  }
  const verbs = { unpublish, trash, restore: restoreFromTrash };
  const result = await verbs[verb](deps, actor, document);
  if ("before" in result) return result.before;
  return result.outcome in whys ? whys[result.outcome as keyof typeof whys] : null;
};

const whys = {
  missing: "It is no longer there",
  needed: "The site can't do without it",
  "not-live": "It is not live",
};

const scheduleWhys = {
  ...whys,
  past: "This time is over",
  order: "It would be unpublished before it is published",
  "no-such-time": "This time does not exist that day",
};

const titleOf = async ({ database }: Deps, document: string): Promise<string> => {
  const row = await database.selectFrom("document").select("title").where("id", "=", document).executeTakeFirst();
  return row?.title ?? "Unknown";
};
