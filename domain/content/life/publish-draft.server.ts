import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../../staff/rights.ts";
import type { System } from "../../staff/system.ts";
import { type Check, checkDraft, isBlocked } from "../check/check-draft.server.ts";
import type { DocumentType } from "../document-types.ts";
import { findDocument } from "../find-document.server.ts";
import { publishIn } from "./publish.server.ts";

/** `blocked`: the check found errors, and nothing was published. `warnings` counts what was found beside errors. */
export type PublishDraftOutcome =
  | { outcome: "published"; path: string | null; version: number; warnings: number }
  | { outcome: "blocked"; check: Check }
  | { outcome: "missing" };

type Ground = Pick<Platform, "database" | "clock">;

/** Checks the newest draft of a document and, without errors, makes it what visitors see. What was scheduled to publish it is done. */
export const publishDraft = (ground: Ground, actor: Actor, document: string): Promise<PublishDraftOutcome> =>
  ground.database.transaction().execute(async (transaction) => {
    if (!(await findDocument(transaction, actor, document))) return { outcome: "missing" };
    const result = await publishChecked(transaction, actor, { document }, ground.clock());
    if (result.outcome === "published")
      await transaction
        .updateTable("document")
        .set({ publish_at: null, publish_revision: null, schedule_fault: null })
        .where("id", "=", document)
        .execute();
    return result;
  });

/** `publishDraft` inside a transaction of the caller; of another `revision` than the newest draft, where one is named. */
export const publishChecked = async (
  transaction: DatabaseTransaction,
  actor: Actor | System,
  { document, revision }: { document: string; revision?: string },
  now: number,
): Promise<PublishDraftOutcome> => {
  const row = await transaction.selectFrom("document").selectAll().where("id", "=", document).executeTakeFirst();
  const wanted = revision ?? row?.draft_revision;
  if (!row || !wanted || row.deleted_at !== null) return { outcome: "missing" };
  const check = await checkDraft(transaction, { ...row, type: row.type as DocumentType, draft_revision: wanted });
  if (isBlocked(check)) return { outcome: "blocked", check };
  const result = await publishIn(transaction, actor, { document, revision: wanted }, now);
  if (result.outcome !== "published") throw new Error(`checked, but ${result.outcome}: ${document}`);
  return { outcome: "published", path: result.path, version: result.version, warnings: check.issues.length };
};
