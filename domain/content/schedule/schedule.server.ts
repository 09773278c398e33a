import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { momentOf } from "../../time/local-time.server.ts";
import type { LocalParts } from "../../time/local-time.ts";
import { type Check, canGoLive } from "../check/can-go-live.server.ts";
import { saveDraftIn } from "../drafts/save-draft.server.ts";
import { changeDocument, findDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import type { Wanted } from "../places/place.ts";
import { mayPlace, placesOf } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";

export type Planned = "publish" | "unpublish";

/** `no-such-time`: not a time, or one that clocks skip that night. `order`: it would end before it begins. */
export type ScheduleOutcome =
  | { outcome: "scheduled"; at: number }
  | { outcome: "no-such-time" | "past" | "order" | "not-live" | "needed" | "missing" }
  | { outcome: "blocked"; check: Check };

/** `wanted`: where a service is to stand once it is live; what it does not name stays as it was planned before. */
export type ScheduleRequest = LocalParts & { document: string; what: Planned; wanted?: Wanted };

type Deps = Pick<Platform, "database" | "clock">;

/** Plans to publish the draft of now, or to unpublish, at a time in Miami (the first, if clocks show it twice). Refuses now what could not go live, and dates a post by its day. */
export const schedule = async (deps: Deps, actor: Actor, request: ScheduleRequest): Promise<ScheduleOutcome> => {
  const { document, what, wanted = {}, ...parts } = request;
  const at = momentOf(parts);
  if (at === null) return { outcome: "no-such-time" };
  return deps.database.transaction().execute(async (transaction) => {
    const row = await findDocument(transaction, actor, document);
    if (!row || row.deleted_at !== null) return { outcome: "missing" };
    if (at <= deps.clock()) return { outcome: "past" };
    const refused = what === "publish" ? await refusesPublish(transaction, row, at) : refusesUnpublish(row, at);
    if (refused) return refused;
    const now = deps.clock();
    await changeDocument(transaction, document, {
      [`${what}_at`]: at,
      ...(what === "publish" && {
        publish_revision: await datedDraft(transaction, actor, row, parts.date, now),
        publish_places: await plannedPlaces(transaction, actor, row, wanted),
      }),
      schedule_by: actor.id,
      schedule_fault: null,
      schedule_tried_at: null,
      updated_at: now,
    });
    await record(transaction, now, { actor: actor.id, action: "schedule", document, detail: row.title });
    return { outcome: "scheduled", at };
  });
};

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Of the wanted places those that this actor may change now, and of the plan before those that they have the right to, as JSON for the row. */
const plannedPlaces = async (transaction: DatabaseTransaction, actor: Actor, row: Row, wanted: Wanted) => {
  const service = await listedService(transaction, row, row.draft_revision);
  const places = service && (await placesOf(transaction, actor, service));
  if (!places) return null;
  const before: Wanted = row.publish_at === null ? {} : JSON.parse(row.publish_places ?? "{}");
  const planned = places.flatMap(({ place, reason }) => {
    const is = (reason === null ? wanted[place] : undefined) ?? (mayPlace(actor, place) ? before[place] : undefined);
    return is === undefined ? [] : [[place, is]];
  });
  return planned.length > 0 ? JSON.stringify(Object.fromEntries(planned)) : null;
};

/** The revision that is planned: of a post that visitors don't see yet, one with the day on which it goes live. */
const datedDraft = async (transaction: DatabaseTransaction, actor: Actor, row: Row, date: string, now: number) => {
  const { id: document, draft_revision: baseRevision } = row;
  if (baseRevision === null || row.published_revision !== null) return baseRevision;
  const data = await revisionData(transaction, baseRevision);
  if (!Object.hasOwn(data, "publishedOn") || data.publishedOn === date) return baseRevision;
  const draft = { document, baseRevision, data: { ...data, publishedOn: date }, note: "Dated by its schedule" };
  const saved = await saveDraftIn(transaction, actor, draft, now);
  return saved.outcome === "saved" ? saved.revision : baseRevision;
};

const refusesPublish = async (
  transaction: DatabaseTransaction,
  row: Row,
  at: number,
): Promise<ScheduleOutcome | null> => {
  if (row.unpublish_at !== null && row.unpublish_at <= at) return { outcome: "order" };
  const { check, draft } = await canGoLive(transaction, row, row.draft_revision ?? "", at);
  return draft ? null : { outcome: "blocked", check };
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
    const row = await findDocument(transaction, actor, document);
    if (!row || row[`${what}_at`] === null) return { outcome: "missing" };
    const now = clock();
    await changeDocument(transaction, document, {
      [`${what}_at`]: null,
      ...(what === "publish" && { publish_revision: null, publish_places: null }),
      schedule_fault: null,
      updated_at: now,
    });
    await record(transaction, now, { actor: actor.id, action: "unschedule", document, detail: row.title });
    return { outcome: "canceled" };
  });
