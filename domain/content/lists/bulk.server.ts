import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { LocalParts } from "../../time/local-time.ts";
import type { Check } from "../check/can-go-live.server.ts";
import { firstError, mayBeMadeRight, ownErrors } from "../check/issue.ts";
import { lockDocument } from "../find-document.server.ts";
import { type Gone, type Listed, takeAway } from "../live/take-away.server.ts";
import { goLiveTogether, type Publishing } from "../publishing/go-live-together.server.ts";
import { publish } from "../publishing/publish.server.ts";
import type { Before } from "../publishing/put-back.server.ts";
import { restoreFromTrash } from "../publishing/trash.server.ts";
import type { RedirectDeps } from "../redirects/redirect-rows.server.ts";
import { type ScheduleOutcome, schedule, scheduleTogether } from "../schedule/schedule.server.ts";

export const bulkVerbs = ["publish", "unpublish", "trash", "restore"] as const;

export type BulkVerb = (typeof bulkVerbs)[number];

/** How one was before it was unpublished or put into the trash, for `bringBack`; `left`: why something still lists it. */
type Away = { before: Before; listed: Listed; left: string; along: Gone[] };

/** Why one of several was refused: `why` is what the check found, or what is wrong with the redirect. */
export type Refusal =
  | { outcome: "blocked" | "no-redirect"; why: string }
  | { outcome: "missing" | "needed" | "not-live" };

export type ScheduleRefusal =
  | { outcome: "blocked"; why: string }
  | { outcome: Exclude<ScheduleOutcome["outcome"], "scheduled" | "blocked"> };

export type BulkResult<R = Refusal> = { done: number; refused: ({ title: string } & R)[]; away: Away[] };

const MOST = 500;

type Deps = Pick<Platform, "database" | "clock">;

/** Does one thing to several documents, each by itself: one that is refused does not keep the others back. Those that only each other's links keep from being published go live together. `redirectTo` and `along` are for those that go: their translations go with them. */
export const bulk = async (
  deps: RedirectDeps,
  actor: Actor,
  { documents, verb, ...how }: { verb: BulkVerb; documents: string[]; redirectTo?: string; along?: boolean },
): Promise<BulkResult> => {
  if (verb !== "publish") return each(deps, documents, (document) => doOne(deps, actor, { ...how, verb, document }));
  const waiting: string[] = [];
  const refusals = new Map<string, Refusal>();
  for (const document of chosen(documents)) {
    const result = await publish(deps, actor, document);
    if (result.outcome === "published") continue;
    const refusal = result.outcome === "blocked" ? refusalAlone(result.check) : result;
    if (refusal) refusals.set(document, refusal);
    else waiting.push(document);
  }
  for (const [document, refusal] of await publishTogether(deps, actor, waiting)) refusals.set(document, refusal);
  return each(deps, documents, async (document): Promise<One<Refusal>> => {
    const refusal = refusals.get(document);
    return refusal ? refused(refusal) : { outcome: "done" };
  });
};

/** Why one can't be published whatever is published with it; null where others may make it right. */
const refusalAlone = (check: Check): Refusal | null => {
  const issues = ownErrors(check);
  return issues.length > 0 ? { outcome: "blocked", why: firstError({ issues }) } : null;
};

/** Those that wait for each other go live at once. Returns why the others can't. */
const publishTogether = ({ database, clock }: Deps, actor: Actor, documents: string[]): Promise<Map<string, Refusal>> =>
  database.transaction().execute(async (transaction) => {
    const refusals = new Map<string, Refusal>();
    const candidates: Publishing[] = [];
    for (const document of documents.toSorted()) {
      const row = await lockDocument(transaction, actor, document);
      if (!row?.draft_revision || row.deleted_at !== null) refusals.set(document, { outcome: "missing" });
      else candidates.push({ ...row, revision: row.draft_revision, by: actor });
    }
    const blocked = await goLiveTogether(transaction, candidates, clock());
    for (const [id, check] of blocked) refusals.set(id, { outcome: "blocked", why: firstError(check) });
    return refusals;
  });

const chosen = (documents: string[]): string[] => [...new Set(documents)].slice(0, MOST);

/** Plans to publish several documents at one day and time in Miami, each as its newest draft is now. Those that only each other's links keep from it are planned together. */
export const bulkSchedule = async (
  deps: Deps,
  actor: Actor,
  { documents, ...parts }: LocalParts & { documents: string[] },
): Promise<BulkResult<ScheduleRefusal>> => {
  const request = { what: "publish", ...parts } as const;
  const outcomes = new Map<string, ScheduleOutcome>();
  const waiting: string[] = [];
  for (const document of chosen(documents)) {
    const result = await schedule(deps, actor, { document, ...request });
    outcomes.set(document, result);
    if (result.outcome === "blocked" && mayBeMadeRight(result.check)) waiting.push(document);
  }
  for (const [document, result] of await scheduleTogether(deps, actor, waiting, request))
    outcomes.set(document, result);
  return each(deps, documents, async (document): Promise<One<ScheduleRefusal>> => {
    const result = outcomes.get(document) ?? { outcome: "missing" };
    if (result.outcome === "scheduled") return { outcome: "done" };
    const { outcome } = result;
    return refused(outcome === "blocked" ? { outcome, why: firstError(result.check) } : { outcome });
  });
};

type One<R> = { outcome: "done"; away?: Away } | { outcome: "refused"; refusal: R };

const refused = <R>(refusal: R): One<R> => ({ outcome: "refused", refusal });

const each = async <R>(
  deps: Deps,
  documents: string[],
  work: (document: string) => Promise<One<R>>,
): Promise<BulkResult<R>> => {
  const result: BulkResult<R> = { done: 0, refused: [], away: [] };
  for (const document of chosen(documents)) {
    const one = await work(document);
    if (one.outcome === "refused") {
      result.refused.push({ title: await titleOf(deps, document), ...one.refusal });
      continue;
    }
    result.done += 1;
    if (one.away) result.away.push(one.away);
  }
  return result;
};

type Request = { verb: Exclude<BulkVerb, "publish">; document: string; redirectTo?: string; along?: boolean };

const doOne = async (
  deps: RedirectDeps,
  actor: Actor,
  { verb, document, redirectTo, along }: Request,
): Promise<One<Refusal>> => {
  if (verb === "restore") {
    const { outcome } = await restoreFromTrash(deps, actor, document);
    return outcome === "restored" ? { outcome: "done" } : refused({ outcome });
  }
  const result = await takeAway(deps, actor, { document, verb, redirectTo, along });
  if ("before" in result) return { outcome: "done", away: result };
  if (result.outcome === "no-redirect") return refused({ outcome: "no-redirect", why: result.why });
  return refused({ outcome: result.outcome });
};

const titleOf = async ({ database }: Deps, document: string): Promise<string> => {
  const row = await database.selectFrom("document").select("title").where("id", "=", document).executeTakeFirst();
  return row?.title ?? "Unknown";
};
