import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { momentOf } from "../../time/local-time.server.ts";
import type { LocalParts } from "../../time/local-time.ts";
import type { Check } from "../check/can-go-live.server.ts";
import { mayBeMadeRight } from "../check/issue.ts";
import { changeDocument, lockDocument, typed } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import type { Wanted } from "../places/place.ts";
import { type Candidate, refusedTogether } from "../publishing/go-live-together.server.ts";
import { type Planned, planOne, triedAnew } from "./plan-one.server.ts";

/** `no-such-time`: not a time, or one that clocks skip that night. `order`: it would end before it begins. */
export type ScheduleOutcome =
  | { outcome: "scheduled"; at: number }
  | { outcome: "no-such-time" | "past" | "order" | "not-live" | "needed" | "missing" }
  | { outcome: "blocked"; check: Check };

/** `wanted`: where a service is to stand once it is live; what it does not name stays as it was planned before. */
export type ScheduleRequest = LocalParts & { document: string; what: Planned; wanted?: Wanted };

type Deps = Pick<Platform, "database" | "clock">;

/**
 * Plans to publish the draft of now, or to unpublish, at a time in Miami (the first, if clocks show it twice). Refuses now what
 * could not go live, where whatever is planned to be live by then counts as live, and dates a post by its day.
 */
export const schedule = async (
  deps: Deps,
  actor: Actor,
  { document, ...when }: ScheduleRequest,
): Promise<ScheduleOutcome> => {
  const alone = await planAll(deps, actor, [document], { ...when, besides: [] });
  const outcome = alone.get(document) ?? { outcome: "missing" };
  if (outcome.outcome !== "blocked" || !mayBeMadeRight(outcome.check)) return outcome;
  return (await scheduleTogether(deps, actor, [document], when)).get(document) ?? outcome;
};

/** `schedule` of several for the same time, which count as live for each other. Returns the outcomes by id. */
export const scheduleTogether = async (
  deps: Deps,
  actor: Actor,
  documents: string[],
  request: Omit<ScheduleRequest, "document">,
): Promise<Map<string, ScheduleOutcome>> => {
  if (documents.length === 0) return new Map();
  const at = momentOf(request) ?? 0;
  const planned = await deps.database
    .selectFrom("document")
    .select("id")
    .where("publish_at", "<=", at)
    .where("deleted_at", "is", null)
    .execute();
  const besides = planned.flatMap(({ id }) => (documents.includes(id) ? [] : id));
  return planAll(deps, actor, documents, { ...request, besides });
};

/** `besides`: ids of what counts as live where it is still planned to be. */
type Plan = Omit<ScheduleRequest, "document"> & { besides: string[] };

const planAll = async (
  { database, clock }: Deps,
  actor: Actor,
  documents: string[],
  { what, wanted = {}, besides, ...parts }: Plan,
): Promise<Map<string, ScheduleOutcome>> => {
  const at = momentOf(parts);
  if (at === null) return new Map(documents.map((id) => [id, { outcome: "no-such-time" }]));
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const outcomes = new Map<string, ScheduleOutcome>();
    const candidates: (Row & Candidate)[] = [];
    const others: Candidate[] = [];
    // By id, as everybody does who locks several.
    for (const id of [...documents, ...besides].toSorted()) {
      if (besides.includes(id)) {
        others.push(...(await lockPlanned(transaction, id, at)));
        continue;
      }
      const row = await lockDocument(transaction, actor, id);
      const refused = refusedAt(row, { what, at, now });
      if (refused) outcomes.set(id, refused);
      else if (row) candidates.push({ ...row, revision: row.draft_revision ?? "" });
    }
    const stopped = what === "publish" ? await refusedTogether(transaction, candidates, { at, others }) : null;
    for (const row of candidates) {
      const check = stopped?.get(row.id);
      if (!check) await planOne(transaction, actor, row, { what, at, date: parts.date, wanted, now });
      outcomes.set(row.id, check ? { outcome: "blocked", check } : { outcome: "scheduled", at });
    }
    return outcomes;
  });
};

type Row = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/** As a list of one; none where it was canceled or put off meanwhile, or ends before. Whoever plans need not have the right to change it. */
const lockPlanned = async (transaction: DatabaseTransaction, id: string, at: number): Promise<Candidate[]> => {
  const rows = await transaction
    .updateTable("document")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .where("publish_at", "<=", at)
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("unpublish_at", "is", null), e("unpublish_at", ">", at)]))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...typed(row), revision: row.publish_revision ?? row.draft_revision ?? "" }));
};

const refusedAt = (
  row: Row | null,
  { what, at, now }: { what: Planned; at: number; now: number },
): ScheduleOutcome | null => {
  if (!row || row.deleted_at !== null) return { outcome: "missing" };
  if (at <= now) return { outcome: "past" };
  if (what === "unpublish") return refusesUnpublish(row, at);
  return row.unpublish_at !== null && row.unpublish_at <= at ? { outcome: "order" } : null;
};

const refusesUnpublish = (row: Row, at: number): ScheduleOutcome | null => {
  if (kinds[row.type].single || row.path === "/") return { outcome: "needed" };
  if (row.publish_at !== null && row.publish_at >= at) return { outcome: "order" };
  return row.published_revision === null && row.publish_at === null ? { outcome: "not-live" } : null;
};

export const cancelSchedule = (
  { database, clock }: Deps,
  actor: Actor,
  { document, what }: { document: string; what: Planned },
) =>
  database.transaction().execute(async (transaction): Promise<{ outcome: "canceled" | "missing" }> => {
    const row = await lockDocument(transaction, actor, document);
    if (!row || row[`${what}_at`] === null) return { outcome: "missing" };
    const now = clock();
    await changeDocument(transaction, document, {
      [`${what}_at`]: null,
      ...(what === "publish" && { publish_revision: null, publish_places: null }),
      ...triedAnew(row, what),
      updated_at: now,
    });
    await record(transaction, now, { actor: actor.id, action: "unschedule", document, detail: row.title });
    return { outcome: "canceled" };
  });
