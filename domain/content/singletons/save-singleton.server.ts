import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import { type Check, canGoLive } from "../check/can-go-live.server.ts";
import { saveDraftIn } from "../drafts/save-draft.server.ts";
import type { Data } from "../fields/structure.ts";
import { findDocument } from "../find-document.server.ts";
import { formOf } from "../form/document-form.ts";
import { demandType, type SingletonType } from "../kinds.ts";
import type { Difference } from "../merge/differences.ts";
import { together } from "../merge/merge.ts";
import { same } from "../merge/same.ts";
import { goLive } from "../publishing/publish.server.ts";
import { type SavedState, stateOf } from "./read-singleton.server.ts";

export type SaveSingletonOutcome =
  | { outcome: "published"; revision: string; version: number }
  | { outcome: "kept"; revision: string }
  | { outcome: "unchanged" }
  | { outcome: "invalid"; issues: { field: string; message: string }[] }
  /** Somebody saved since: `merged` holds what both did, on top of `current`, and mine at the `conflicts`; nothing was written. */
  | { outcome: "stale"; current: Omit<SavedState, "data">; merged: Data; conflicts: Difference[] }
  | { outcome: "missing" };

/** `document`: one of its translations; by default itself. `draft`: a translation is kept as it is, half-written too, and visitors see what they saw. */
type Request = { type: SingletonType; document?: string; baseRevision: string; data: Data; draft?: boolean };

/** Saves a singleton and publishes it in one transaction, unless it is kept as a draft; with a stale base nothing is written, and the outcome says how both go together. Throws NotAllowed by its type. */
export const saveSingleton = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  request: Request,
): Promise<SaveSingletonOutcome> => {
  demandType(actor, request.type);
  try {
    return await database.transaction().execute((transaction) => save(transaction, actor, request, clock()));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
};

/** Rolls the transaction back: a state that can't be published is not kept as a draft either. */
class Refused extends Error {
  readonly outcome: SaveSingletonOutcome;
  constructor(outcome: SaveSingletonOutcome) {
    super(outcome.outcome);
    this.outcome = outcome;
  }
}

const save = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  request: Request,
  now: number,
): Promise<SaveSingletonOutcome> => {
  const { type, document: id = type, baseRevision, data, draft = false } = request;
  const document = await findDocument(transaction, actor, id);
  if (!document?.draft_revision || document.type !== type) return { outcome: "missing" };
  if (document.draft_revision !== baseRevision) return stale(transaction, request, document.draft_revision);
  const base = await stateOf(transaction, id, baseRevision);
  const isDraft = draft && document.translation_of !== null;
  if (same(base.data, data) && (isDraft || document.published_revision === baseRevision))
    return { outcome: "unchanged" };
  const saved = await saveDraftIn(transaction, actor, { document: id, baseRevision, data }, now);
  if (saved.outcome === "missing") throw new Refused(saved);
  if (saved.outcome === "stale") throw new Refused(await stale(transaction, request, saved.currentRevision ?? ""));
  if (isDraft) return { outcome: "kept", revision: saved.revision };
  const verdict = await canGoLive(transaction, document, saved.revision, now);
  if (!verdict.draft) throw new Refused({ outcome: "invalid", issues: errorsIn(verdict.check) });
  const { version } = await goLive(transaction, actor, verdict.draft, now);
  return { outcome: "published", revision: saved.revision, version };
};

const errorsIn = ({ issues }: Check) =>
  issues
    .filter(({ level, field }, index) => level === "error" && issues.findIndex((i) => i.field === field) === index)
    .map(({ field, title, message }) => ({ field, message: message ?? title }));

const stale = async (
  transaction: DatabaseTransaction,
  { type, document: id = type, baseRevision, data }: Request,
  currentRevision: string,
): Promise<SaveSingletonOutcome> => {
  const { data: theirs, ...current } = await stateOf(transaction, id, currentRevision);
  const base = await stateOf(transaction, id, baseRevision).catch(() => null);
  return { outcome: "stale", current, ...together(formOf(type), base?.data ?? {}, data, theirs) };
};
