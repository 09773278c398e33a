import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { saveDraft } from "../life/save-draft.server.ts";
import { isShallow, MOST_BYTES } from "./limits.ts";
import { readDraft } from "./read-draft.server.ts";

export type KeepOutcome =
  | { outcome: "saved"; revision: string; number: number }
  /** Somebody else saved since: what they saved, and who they are. Nothing was written. */
  | { outcome: "stale"; currentRevision: string | null; data: Data; author: string; savedAt: number }
  | { outcome: "too-large" }
  | { outcome: "missing" };

/** What the editor sends: the revision it started from and everything that the document says now. */
export type Edit = { baseRevision: string | null; data: Data };

/** Keeps what a member of staff wrote as the newest draft. It may be unfinished; only size and depth are bounded. */
export const keepDraft = async (
  ground: Pick<Platform, "database" | "clock">,
  actor: Actor,
  id: string,
  { baseRevision, data }: Edit,
): Promise<KeepOutcome> => {
  const document = await findDocument(ground.database, actor, id);
  if (!document || document.deleted_at !== null) return { outcome: "missing" };
  if (!isShallow(data) || Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES) return { outcome: "too-large" };
  const result = await saveDraft(ground, actor, { document: id, baseRevision, data });
  if (result.outcome !== "stale") return result;
  const current = await readDraft(ground, actor, id);
  if (!current) return { outcome: "missing" };
  const { revision, author, savedAt } = current;
  return { outcome: "stale", currentRevision: revision, data: current.data, author, savedAt };
};
