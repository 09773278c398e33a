import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { findDocument } from "../find-document.server.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { saveDraft } from "./save-draft.server.ts";

export type RestoreOutcome =
  | { outcome: "restored"; revision: string; number: number; title: string }
  | { outcome: "stale" | "missing" };

/** Saves the contents of an old revision as the newest draft; `stale` when somebody saved since `baseRevision`, and nothing is written. */
export const restoreRevision = async (
  deps: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { document, revision, baseRevision }: { document: string; revision: string; baseRevision: string },
): Promise<RestoreOutcome> => {
  const row = await findDocument(deps.database, actor, document);
  const old = await findRevision(deps.database, document, revision);
  if (!row || row.deleted_at !== null || !old) return { outcome: "missing" };
  const note = `Restored from version ${old.number}`;
  const saved = await saveDraft(deps, actor, { document, baseRevision, data: old.data, note });
  if (saved.outcome !== "saved") return { outcome: saved.outcome };
  await record(deps.database, deps.clock(), { actor: actor.id, action: "restore", document, detail: row.title });
  return { outcome: "restored", revision: saved.revision, number: saved.number, title: row.title };
};
