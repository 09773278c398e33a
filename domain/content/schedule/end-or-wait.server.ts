import type { DatabaseTransaction } from "#platform/database/database.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { System } from "../../staff/system.ts";
import { changeDocument, type lockDocument } from "../find-document.server.ts";
import { endLive } from "../publishing/unpublish.server.ts";

/** Why a version can't be published. `endsLater`: it has a last day of its own, which is not over yet. */
export type Failure = { fault: string; endsLater: boolean };

type Row = NonNullable<Awaited<ReturnType<typeof lockDocument>>>;

/**
 * For what can't be published: it stays due, with the reason. A live version that has to end by now ends all the same (then
 * true), and with it the plan to publish a newer one, unless that one ends later.
 */
export const endOrWait = async (
  transaction: DatabaseTransaction,
  due: Row & { by: System },
  { fault, endsLater }: Failure,
  now: number,
): Promise<boolean> => {
  if (due.schedule_fault !== fault)
    await record(transaction, now, { actor: null, action: "schedule-failed", document: due.id, detail: due.title });
  const isPublish = due.publish_at !== null && due.publish_at <= now;
  const ends = due.unpublish_at !== null && due.unpublish_at <= now && due.published_revision !== null;
  if (isPublish && ends) await endLive(transaction, due.by, due, now);
  const isOver = isPublish && ends && !endsLater;
  await changeDocument(transaction, due.id, isOver ? nothingPlanned : { schedule_fault: fault });
  return isPublish && ends;
};

const nothingPlanned = {
  publish_at: null,
  publish_revision: null,
  publish_places: null,
  schedule_tried_at: null,
  schedule_fault: null,
};
