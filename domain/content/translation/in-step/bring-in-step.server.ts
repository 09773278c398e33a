import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { record } from "../../../staff/activity/activity.server.ts";
import type { Actor } from "../../../staff/rights.ts";
import { saveDraftIn } from "../../drafts/save-draft.server.ts";
import { changeDocument, type findDocument, lockDocument } from "../../find-document.server.ts";
import { formOf } from "../../form/document-form.ts";
import { same } from "../../merge/same.ts";
import { findRevision } from "../../stored/find-revision.server.ts";
import { changesSince } from "./changes-since.server.ts";
import { type InStep, readInStep } from "./in-step.ts";
import { takeOver } from "./take-over.ts";
import { type Stepped, stepOf } from "./undo-in-step.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** `left`: how many changes of the original up to the one that was seen are still to be dealt with. `undo` is for `outOfStep`. */
export type InStepOutcome = { outcome: "in-step"; left: number; title: string; undo: Stepped } | { outcome: "missing" };

/** `seen`: the revision of the original that was looked at. `place`: the key of the one field that is dealt with; without it all are. */
type Request = { translation: string; seen: string; place?: string };

/** Notes that a translation says what its original says. What changes in the original after `seen` is told anew. Throws NotAllowed by its type. */
export const bringInStep = (
  { database, clock }: Deps,
  actor: Actor,
  { translation, seen, place }: Request,
): Promise<InStepOutcome> =>
  database.transaction().execute(async (transaction) => {
    const row = await lockTranslation(transaction, actor, { translation, seen });
    if (!row) return { outcome: "missing" };
    const before = readInStep(row.in_step);
    const next = place === undefined ? null : { ...before, done: { ...before.done, [place]: seen } };
    const left = next ? await leftOf(transaction, row, next, seen) : 0;
    const step = stepTo(row, next, { left, seen });
    await changeDocument(transaction, row.id, step);
    await record(transaction, clock(), { actor: actor.id, action: "in-step", document: row.id, detail: row.title });
    const undo = { document: row.id, before: stepOf(row), after: { ...stepOf(row), ...step } };
    return { outcome: "in-step", left, title: row.title, undo };
  });

export type TakeOverOutcome =
  | { outcome: "taken-over"; revision: string; left: number; title: string; undo: Stepped }
  | { outcome: "unchanged"; left: number }
  | { outcome: "stale" | "missing" };

/** Takes what changed in structure and in what all languages share into the draft; its texts stay. `stale`: somebody saved since `baseRevision`. Throws NotAllowed by its type. */
export const takeOverStructure = (
  { database, clock }: Deps,
  actor: Actor,
  { translation, seen, baseRevision }: { translation: string; seen: string; baseRevision: string },
): Promise<TakeOverOutcome> =>
  database.transaction().execute(async (transaction) => {
    const row = await lockTranslation(transaction, actor, { translation, seen });
    const own = row && (await findRevision(transaction, row.id, baseRevision));
    if (!row?.translation_of || !own) return { outcome: "missing" };
    if (row.draft_revision !== baseRevision) return { outcome: "stale" };
    const before = readInStep(row.in_step);
    const base = await findRevision(transaction, row.translation_of, before.structure ?? row.made_from ?? "");
    const now = await findRevision(transaction, row.translation_of, seen);
    if (!now) return { outcome: "missing" };
    const data = takeOver(formOf(row.type), own.data, base?.data ?? {}, now.data);
    const note = `Structure of “${row.title}” as in the original`;
    const isSame = same(data, own.data);
    const saved = isSame
      ? null
      : await saveDraftIn(transaction, actor, { document: row.id, baseRevision, data, note }, clock());
    if (saved && saved.outcome !== "saved") return { outcome: saved.outcome };
    const next: InStep = { ...before, structure: seen };
    const left = await leftOf(
      transaction,
      { ...row, draft_revision: saved?.revision ?? row.draft_revision },
      next,
      seen,
    );
    const step = stepTo(row, next, { left, seen });
    await changeDocument(transaction, row.id, step);
    if (!saved) return { outcome: "unchanged", left };
    const { revision } = saved;
    const after = { ...stepOf(row), ...step, draft_revision: revision };
    const undo = { document: row.id, before: stepOf(row), after };
    return { outcome: "taken-over", revision, left, title: row.title, undo };
  });

type Row = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Locked; null for what is no translation, is in the trash, or whose original has no such revision. */
const lockTranslation = async (
  transaction: DatabaseTransaction,
  actor: Actor,
  { translation, seen }: Pick<Request, "translation" | "seen">,
): Promise<Row | null> => {
  const row = await lockDocument(transaction, actor, translation);
  if (!row?.translation_of || row.deleted_at !== null) return null;
  return (await findRevision(transaction, row.translation_of, seen)) ? row : null;
};

/** With the last of it the translation is made from what was seen. */
const stepTo = ({ made_from }: Row, next: InStep | null, { left, seen }: { left: number; seen: string }) =>
  left > 0 ? { made_from, in_step: JSON.stringify(next) } : { made_from: seen, in_step: null };

const leftOf = async (transaction: DatabaseTransaction, row: Row, next: InStep, seen: string): Promise<number> =>
  (await changesSince(transaction, { ...row, in_step: JSON.stringify(next) }, seen)).length;
