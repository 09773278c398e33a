import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { LocalParts } from "../../time/local-time.ts";
import { firstError } from "../check/issue.ts";
import { lockDocument } from "../find-document.server.ts";
import { type Gone, type Listed, takeAway } from "../live/take-away.server.ts";
import { type Candidate, goLiveTogether } from "../publishing/go-live-together.server.ts";
import { publish } from "../publishing/publish.server.ts";
import type { Before } from "../publishing/put-back.server.ts";
import { restoreFromTrash } from "../publishing/trash.server.ts";
import type { RedirectDeps } from "../redirects/redirect-rows.server.ts";
import { schedule } from "../schedule/schedule.server.ts";

export const bulkVerbs = ["publish", "unpublish", "trash", "restore"] as const;

export type BulkVerb = (typeof bulkVerbs)[number];

/** How one was before it was unpublished or put into the trash, for `bringBack`; `left`: why something still lists it. */
type Away = { before: Before; listed: Listed; left: string; along: Gone[] };

export type BulkResult = { done: number; refused: { title: string; why: string }[]; away: Away[] };

const MOST = 500;

type Deps = Pick<Platform, "database" | "clock">;

/** Does one thing to several documents, each by itself: one that is refused does not keep the others back. Those that only each other's links keep from being published go live together. `redirectTo` and `along` are for those that go: their translations go with them. */
export const bulk = async (
  deps: RedirectDeps,
  actor: Actor,
  { documents, verb, ...how }: { verb: BulkVerb; documents: string[]; redirectTo?: string; along?: boolean },
): Promise<BulkResult> => {
  if (verb !== "publish") return each(deps, documents, (document) => doOne(deps, actor, { ...how, verb, document }));
  const refused: string[] = [];
  for (const document of chosen(documents)) {
    const { outcome } = await publish(deps, actor, document);
    if (outcome !== "published") refused.push(document);
  }
  const why = await publishTogether(deps, actor, refused);
  return each(deps, documents, async (document) => why.get(document) ?? null);
};

/** Those that wait for each other go live at once. Gives why the others can't. */
const publishTogether = ({ database, clock }: Deps, actor: Actor, documents: string[]): Promise<Map<string, string>> =>
  database.transaction().execute(async (transaction) => {
    const why = new Map<string, string>();
    const candidates: Candidate[] = [];
    for (const document of documents.toSorted()) {
      const row = await lockDocument(transaction, actor, document);
      if (!row?.draft_revision || row.deleted_at !== null) why.set(document, whys.missing);
      else candidates.push({ ...row, revision: row.draft_revision });
    }
    const refused = await goLiveTogether(transaction, actor, candidates, clock());
    for (const [id, check] of refused) why.set(id, firstError(check));
    return why;
  });

const chosen = (documents: string[]): string[] => [...new Set(documents)].slice(0, MOST);

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
  work: (document: string) => Promise<string | Away | null>,
): Promise<BulkResult> => {
  const result: BulkResult = { done: 0, refused: [], away: [] };
  for (const document of chosen(documents)) {
    const answer = await work(document);
    if (typeof answer === "string") result.refused.push({ title: await titleOf(deps, document), why: answer });
    else result.done += 1;
    if (typeof answer === "object" && answer) result.away.push(answer);
  }
  return result;
};

type One = { verb: Exclude<BulkVerb, "publish">; document: string; redirectTo?: string; along?: boolean };

const doOne = async (
  deps: RedirectDeps,
  actor: Actor,
  { verb, document, redirectTo, along }: One,
): Promise<string | Away | null> => {
  const result = await (verb === "restore"
    ? restoreFromTrash(deps, actor, document)
    : takeAway(deps, actor, { document, verb, redirectTo, along }));
  if ("before" in result) return result;
  if (result.outcome === "no-redirect") return result.why;
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
