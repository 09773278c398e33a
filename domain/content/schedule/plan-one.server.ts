import type { DatabaseTransaction } from "#platform/database/database.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { saveDraftIn } from "../drafts/save-draft.server.ts";
import { changeDocument, type findDocument } from "../find-document.server.ts";
import type { Wanted } from "../places/place.ts";
import { mayPlace, placesOf } from "../places/place-service.server.ts";
import { listedService } from "../places/publish-service.server.ts";
import { revisionData } from "../stored/find-revision.server.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

export type Planned = "publish" | "unpublish";

/** `wanted`: where a service is to stand once it is live; what it does not name stays as it was planned before. `at` and `now` in ms since 1970, `date` the day of `at` in Miami. */
type Plan = { what: Planned; at: number; date: string; wanted: Wanted; now: number };

/** Writes down a plan that nothing stands in the way of, inside a transaction of the caller, who has locked the document. A post is dated by its day. */
export const planOne = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  row: Row,
  { what, at, date, wanted, now }: Plan,
): Promise<void> => {
  await changeDocument(transaction, row.id, {
    [`${what}_at`]: at,
    ...(what === "publish" && {
      publish_revision: await datedDraft(transaction, actor, row, date, now),
      publish_places: await plannedPlaces(transaction, actor, row, wanted),
    }),
    schedule_by: actor.id,
    ...triedAnew(row, what),
    updated_at: now,
  });
  await record(transaction, now, { actor: actor.id, action: "schedule", document: row.id, detail: row.title });
};

/** What a change of this plan forgets: why it was not done, which is of the publication while one is planned. */
export const triedAnew = ({ publish_at }: Row, what: Planned) =>
  what === "publish" || publish_at === null ? { schedule_fault: null, schedule_tried_at: null } : {};

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
