import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "../staff/rights.ts";
import { type Check, checkDraft, isBlocked } from "./check/check-draft.server.ts";
import type { DocumentType } from "./document-types.ts";
import { findDocument } from "./find-document.server.ts";
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
    const result = await publishChecked(transaction, { document, author: actor.id }, ground.clock());
    if (result.outcome === "published")
      await transaction
        .updateTable("document")
        .set({ publish_at: null, schedule_fault: null })
        .where("id", "=", document)
        .execute();
    return result;
  });

/** `publishDraft` inside a transaction of the caller, who has checked the rights. */
export const publishChecked = async (
  transaction: DatabaseTransaction,
  { document, author }: { document: string; author: string | null },
  now: number,
): Promise<PublishDraftOutcome> => {
  const row = await transaction.selectFrom("document").selectAll().where("id", "=", document).executeTakeFirst();
  if (!row?.draft_revision || row.deleted_at !== null) return { outcome: "missing" };
  const check = await checkDraft(transaction, { ...row, type: row.type as DocumentType });
  if (isBlocked(check)) return { outcome: "blocked", check };
  const result = await publishIn(transaction, { document, author }, now);
  if (result.outcome !== "published") throw new Error(`checked, but ${result.outcome}: ${document}`);
  return { outcome: "published", path: result.path, version: result.version, warnings: check.issues.length };
};
