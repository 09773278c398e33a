import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { readDraft } from "./read-draft.server.ts";
import { saveDraft } from "./save-draft.server.ts";

export type SaveEditOutcome =
  | { outcome: "saved"; revision: string; number: number }
  /** Somebody else saved since: what they saved, and who they are. Nothing was written. */
  | { outcome: "stale"; currentRevision: string | null; data: Data; author: string; savedAt: number }
  | { outcome: "too-large" }
  | { outcome: "missing" };

/** What the editor sends: the revision it started from and everything that the document says now. */
export type Edit = { baseRevision: string | null; data: Data };

/** Keeps what a member of staff wrote as the newest draft. It may be unfinished; only size and depth are bounded. */
export const saveEdit = async (
  deps: Pick<Platform, "database" | "clock">,
  actor: Actor,
  id: string,
  { baseRevision, data }: Edit,
): Promise<SaveEditOutcome> => {
  const document = await findDocument(deps.database, actor, id);
  if (!document || document.deleted_at !== null) return { outcome: "missing" };
  if (!isShallow(data) || Buffer.byteLength(JSON.stringify(data)) > MOST_BYTES) return { outcome: "too-large" };
  const result = await saveDraft(deps, actor, { document: id, baseRevision, data });
  if (result.outcome !== "stale") return result;
  const current = await readDraft(deps, actor, id);
  if (!current) return { outcome: "missing" };
  const { revision, author, savedAt } = current;
  return { outcome: "stale", currentRevision: revision, data: current.data, author, savedAt };
};

/** The largest draft, in bytes of JSON: a hundred full blocks fit many times over. */
export const MOST_BYTES = 1024 * 1024;

/** How deep lists and objects may lie in one another; deep enough for a list in a list in a table in a rich text. */
export const MOST_DEPTH = 60;

/** True when no part of `value` lies deeper than `most`. Stops at the first that does. */
export const isShallow = (value: unknown, most = MOST_DEPTH): boolean => {
  if (value === null || typeof value !== "object") return true;
  return most > 0 && Object.values(value).every((part) => isShallow(part, most - 1));
};
