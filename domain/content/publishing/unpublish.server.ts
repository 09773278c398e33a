import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import type { DocumentType } from "../document-types.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { demandType, kinds } from "../kinds.ts";
import { countLive } from "../published/live-count.server.ts";
import { type Before, beforeOf } from "./put-back.server.ts";

/** `needed`: the site can't do without it (its settings, its home page). `before` is what `bringBack` needs to undo it. */
export type UnpublishOutcome =
  | { outcome: "unpublished"; title: string; before: Before }
  | { outcome: "not-live" | "needed"; title: string }
  | { outcome: "missing" };

/** Takes a document away from visitors at once. Its draft stays, and its address while nobody else takes it. */
export const unpublish = ({ database, clock }: Pick<Platform, "database" | "clock">, actor: Actor, document: string) =>
  database.transaction().execute((transaction) => unpublishIn(transaction, actor, document, clock()));

/** `unpublish` inside a transaction of the caller. */
export const unpublishIn = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  document: string,
  now: number,
): Promise<UnpublishOutcome> => {
  const row = await lockDocument(transaction, actor, document);
  if (!row) return { outcome: "missing" };
  if (kinds[row.type].single || row.path === "/") return { outcome: "needed", title: row.title };
  if (row.published_revision === null) return { outcome: "not-live", title: row.title };
  await endLive(transaction, actor, row, now);
  return { outcome: "unpublished", title: row.title, before: beforeOf(row) };
};

/** Takes a live document off the site, whoever asked: for `unpublishIn` and the schedule, inside their transaction. */
export const endLive = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { id: document, type, title }: { id: string; type: DocumentType; title: string },
  now: number,
): Promise<void> => {
  demandType(actor, type);
  await changeDocument(transaction, document, {
    published_revision: null,
    live_changed_at: now,
    unpublish_at: null,
    updated_at: now,
  });
  await record(transaction, now, { actor: actor.id, action: "unpublish", document, detail: title });
  await advanceSiteVersion(transaction);
  await countLive(transaction, now);
};
