import { randomUUID } from "node:crypto";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { rememberPictures } from "../../media/uses.server.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { summarize } from "../document-summary.ts";
import type { DocumentType } from "../document-types.ts";
import { shapeNow } from "../evolution/evolve.ts";
import { changeDocument, lockDocument } from "../find-document.server.ts";
import { mediaIn } from "../form/fields-in.ts";
import { same } from "../merge/same.ts";
import { findRevision } from "../stored/find-revision.server.ts";
import { keepDraftTexts } from "../texts/keep-texts.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

export type Draft = {
  document: string;
  /** The revision the editor started from; null only for a document without one. */
  baseRevision: string | null;
  data: object;
  note?: string;
};

export type DraftOutcome =
  | { outcome: "saved"; revision: string; number: number }
  | { outcome: "stale"; currentRevision: string | null }
  | { outcome: "missing" };

/**
 * Appends `data`, unchecked, as the newest draft, or takes back what is live where that says the same; `stale` when
 * somebody saved since `baseRevision`, and nothing is written. Throws NotAllowed.
 */
export const saveDraft = (deps: Deps, actor: Actor | System, draft: Draft): Promise<DraftOutcome> =>
  deps.database.transaction().execute(async (transaction) => {
    const now = deps.clock();
    return (await backToLive(transaction, actor, draft, now)) ?? (await saveDraftIn(transaction, actor, draft, now));
  });

/** What was changed and changed back is not changed: the draft is what visitors see again. Null where it differs. */
const backToLive = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { document: id, baseRevision, data }: Draft,
  now: number,
): Promise<DraftOutcome | null> => {
  const document = await lockDocument(transaction, actor, id);
  if (!document || document.draft_revision !== baseRevision) return null;
  const { type, published_revision } = document;
  if (published_revision === null || published_revision === baseRevision) return null;
  const live = await findRevision(transaction, id, published_revision);
  if (!live || !same(live.data, data)) return null;
  await changeDocument(transaction, id, {
    draft_revision: live.id,
    title: summarize(type, data).title,
    updated_at: now,
  });
  await keepDraftTexts(transaction, { document: id, type, revision: live.id, data });
  return { outcome: "saved", revision: live.id, number: live.number };
};

/** Appends `data` as `saveDraft` does, in any case, inside a transaction of the caller. */
export const saveDraftIn = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  draft: Draft,
  now: number,
): Promise<DraftOutcome> => {
  const document = await lockDocument(transaction, actor, draft.document);
  if (!document) return { outcome: "missing" };
  if (document.draft_revision !== draft.baseRevision)
    return { outcome: "stale", currentRevision: document.draft_revision };
  const { type } = document;
  const revision = await appendRevision(transaction, actor, { ...draft, type }, now);
  await changeDocument(transaction, draft.document, {
    draft_revision: revision.id,
    title: summarize(type, draft.data).title,
    updated_at: now,
  });
  return { outcome: "saved", revision: revision.id, number: revision.number };
};

/** Writes the revision row; its number is one more than the newest of its document, so the caller holds that row locked, and has checked the rights. */
export const appendRevision = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  draft: Omit<Draft, "baseRevision"> & { type: DocumentType },
  now: number,
): Promise<{ id: string; number: number }> => {
  const { last } = await transaction
    .selectFrom("revision")
    .select((e) => e.fn.coalesce(e.fn.max("number"), e.lit(0)).as("last"))
    .where("document_id", "=", draft.document)
    .executeTakeFirstOrThrow();
  const revision = { id: randomUUID(), number: Number(last) + 1 };
  await transaction
    .insertInto("revision")
    .values({
      ...revision,
      document_id: draft.document,
      data: JSON.stringify(draft.data),
      shape: shapeNow(),
      author: actor.id,
      note: draft.note ?? "",
      created_at: now,
    })
    .execute();
  const media = mediaIn(draft.type, draft.data);
  await rememberPictures(transaction, { id: revision.id, document: draft.document, media });
  await keepDraftTexts(transaction, { ...draft, revision: revision.id });
  return revision;
};
