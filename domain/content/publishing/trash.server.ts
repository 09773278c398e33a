import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { type DocumentStatus, statusOf } from "../document-status.ts";
import { changeDocument, findDocument, lockDocument } from "../find-document.server.ts";
import { kinds } from "../kinds.ts";
import { countLive } from "../published/live-count.server.ts";
import { type Before, beforeOf } from "./put-back.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** `before` is what `bringBack` needs to undo it. */
export type TrashOutcome =
  | { outcome: "trashed"; title: string; before: Before }
  | { outcome: "needed"; title: string }
  | { outcome: "missing" };

/** Puts a document into the trash: visitors no longer see it, nothing of it is lost, what was scheduled is canceled. */
export const trash = ({ database, clock }: Deps, actor: Actor, document: string) =>
  database.transaction().execute((transaction) => trashIn(transaction, actor, document, clock()));

/** `trash` inside a transaction of the caller. */
export const trashIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  document: string,
  now: number,
): Promise<TrashOutcome> => {
  const row = await lockDocument(transaction, actor, document);
  if (!row || row.deleted_at !== null) return { outcome: "missing" };
  const isLive = row.published_revision !== null;
  if (kinds[row.type].single || (row.path === "/" && isLive)) return { outcome: "needed", title: row.title };
  const nothing = {
    published_revision: null,
    path: null,
    publish_at: null,
    publish_revision: null,
    publish_places: null,
    unpublish_at: null,
    schedule_fault: null,
  };
  await changeDocument(transaction, document, {
    ...nothing,
    ...(isLive && { live_changed_at: now }),
    deleted_at: now,
    updated_at: now,
  });
  await record(transaction, now, { actor: actor.id, action: "trash", document, detail: row.title });
  if (isLive) {
    await advanceSiteVersion(transaction);
    await countLive(transaction, now);
  }
  return { outcome: "trashed", title: row.title, before: beforeOf(row) };
};

export type UntrashOutcome = { outcome: "restored"; title: string; status: DocumentStatus } | { outcome: "missing" };

/** Takes a document back from the trash, off the site still: it is shown again when somebody publishes it. */
export const restoreFromTrash = ({ database, clock }: Deps, actor: Actor, document: string) =>
  database.transaction().execute(async (transaction): Promise<UntrashOutcome> => {
    const row = await findDocument(transaction, actor, document);
    if (!row || row.deleted_at === null) return { outcome: "missing" };
    const now = clock();
    await changeDocument(transaction, document, { deleted_at: null, updated_at: now });
    await record(transaction, now, { actor: actor.id, action: "untrash", document, detail: row.title });
    return { outcome: "restored", title: row.title, status: statusOf({ ...row, deleted_at: null }) };
  });
