import type { Selectable } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import type { Platform } from "#platform/platform.ts";
import { inTransaction } from "../../../sql.server.ts";
import { record } from "../../../staff/activity/activity.server.ts";
import type { Actor } from "../../../staff/rights.ts";
import { saveDraftIn } from "../../drafts/save-draft.server.ts";
import { changeDocument, lockDocument } from "../../find-document.server.ts";
import { findRevision } from "../../stored/find-revision.server.ts";

/** How a translation stands to its original. */
export type Step = Pick<Selectable<Tables["document"]>, "made_from" | "in_step" | "draft_revision">;

/** What was noted of a translation, or taken over into it, for `outOfStep`. */
export type Stepped = { document: string; before: Step; after: Step };

export const stepOf = ({ made_from, in_step, draft_revision }: Step): Step => ({ made_from, in_step, draft_revision });

/** `changed`: somebody wrote it, or brought it in step, since. */
export type OutOfStepOutcome =
  | { outcome: "out-of-step"; title: string }
  | { outcome: "changed"; title: string }
  | { outcome: "missing" };

/** Undoes that a translation was said to be in step: what its original changed is told again, and what was taken over is as it was, in a new draft. Throws NotAllowed by its type. */
export const outOfStep = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { document, before, after }: Stepped,
): Promise<OutOfStepOutcome> =>
  inTransaction(database, async (transaction): Promise<OutOfStepOutcome> => {
    const row = await lockDocument(transaction, actor, document);
    if (!row || row.deleted_at !== null) return { outcome: "missing" };
    const { title } = row;
    const isTaken = before.draft_revision !== after.draft_revision;
    const isSame = row.made_from === after.made_from && row.in_step === after.in_step;
    if (!isSame || (isTaken && row.draft_revision !== after.draft_revision)) return { outcome: "changed", title };
    const was = isTaken ? await findRevision(transaction, document, before.draft_revision ?? "") : null;
    if (was) {
      const draft = { document, baseRevision: row.draft_revision, data: was.data, note: "Taken over, and undone" };
      await saveDraftIn(transaction, actor, draft, clock());
    }
    const { made_from, in_step } = before;
    await changeDocument(transaction, document, { made_from, in_step });
    await record(transaction, clock(), { actor: actor.id, action: "out-of-step", document, detail: title });
    return { outcome: "out-of-step", title };
  });
