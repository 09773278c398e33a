import type { Selectable } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { firstError, mayBeMadeRight } from "../check/issue.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { goLiveTogether } from "./go-live-together.server.ts";
import { isTaken } from "./take-address.server.ts";

type Row = Selectable<Tables["document"]>;

/** What the trash and unpublishing take from a document's row. */
export type Before = Pick<
  Row,
  | "published_revision"
  | "published_at"
  | "live_changed_at"
  | "path"
  | "publish_at"
  | "publish_revision"
  | "unpublish_at"
  | "schedule_fault"
> & {
  document: string;
  /** Absent in a step that a release before 2026-11-27 kept. */
  publish_places?: string | null;
};

export const beforeOf = (row: Row): Before => ({
  document: row.id,
  published_revision: row.published_revision,
  published_at: row.published_at,
  live_changed_at: row.live_changed_at,
  path: row.path,
  publish_at: row.publish_at,
  publish_revision: row.publish_revision,
  publish_places: row.publish_places,
  unpublish_at: row.unpublish_at,
  schedule_fault: row.schedule_fault,
});

/**
 * `unlisted`: why it is not listed again where it was. `not-live`: the check refuses it (`why`), so it stays off the site;
 * `waits`: others that come back may make it right. `changed`: somebody has changed it since.
 */
export type PutBackOutcome =
  | { outcome: "put-back"; title: string; status: DocumentStatus; unlisted?: string }
  | { outcome: "not-live"; title: string; why: string; waits: boolean }
  | { outcome: "changed"; title: string }
  | { outcome: "missing" };

/** What left the site, and how it was before. */
export type Leaving = { verb: "trash" | "unpublish"; before: Before };

/**
 * Undoes the trash or unpublishing of several, inside a transaction of the caller, who has locked them all: out of the trash,
 * live again with the same revision through the same gate, all together since they may link to each other; their plans as
 * they were. Returns the outcomes in the order of what left. `now` in ms since 1970.
 */
export const putBackIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  leaving: Leaving[],
  now: number,
): Promise<PutBackOutcome[]> => {
  const found: Found[] = [];
  for (const one of leaving) found.push(await takeFromTrash(transaction, actor, one, now));
  const candidates = found.flatMap((one) =>
    "row" in one && one.before.published_revision !== null
      ? [{ ...one.row, revision: one.before.published_revision, by: actor }]
      : [],
  );
  const refused = await goLiveTogether(transaction, candidates, now);
  const outcomes: PutBackOutcome[] = [];
  for (const one of found) {
    const check = "row" in one ? refused.get(one.row.id) : undefined;
    if (!("row" in one)) outcomes.push(one);
    else if (check) {
      const [why, waits] = [firstError(check), mayBeMadeRight(check)];
      outcomes.push({ outcome: "not-live", title: one.row.title, why, waits });
    } else outcomes.push(await restorePlans(transaction, one));
  }
  return outcomes;
};

type Away = { row: NonNullable<Awaited<ReturnType<typeof lockDocument>>>; before: Before };

type Found = Away | (PutBackOutcome & { outcome: "changed" | "missing" });

const takeFromTrash = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { verb, before }: Leaving,
  now: number,
): Promise<Found> => {
  const { document } = before;
  const row = await lockDocument(transaction, actor, document);
  if (!row) return { outcome: "missing" };
  const { title } = row;
  const isAway = (row.deleted_at !== null) === (verb === "trash") && row.published_revision === null;
  if (!isAway || (verb === "unpublish" && !isPlannedAsLeft(row, before))) return { outcome: "changed", title };
  if (verb === "trash") {
    await changeDocument(transaction, document, { deleted_at: null, updated_at: now });
    await record(transaction, now, { actor: actor.id, action: "untrash", document, detail: title });
  }
  return { row, before };
};

/** Unpublishing takes the planned end away and leaves the rest of the plan. */
const isPlannedAsLeft = (row: Row, before: Before): boolean =>
  row.publish_at === before.publish_at &&
  row.publish_revision === before.publish_revision &&
  (before.publish_places === undefined || row.publish_places === before.publish_places) &&
  row.unpublish_at === null;

const restorePlans = async (
  transaction: DatabaseTransaction,
  { row, before: { document, ...before } }: Away,
): Promise<PutBackOutcome> => {
  const { published_revision: live, path } = before;
  const isFree = live !== null || path === null || !(await isTaken(transaction, path, document));
  await changeDocument(transaction, document, { ...before, path: isFree ? path : null });
  return { outcome: "put-back", title: row.title, status: statusOf({ ...row, ...before, deleted_at: null }) };
};
