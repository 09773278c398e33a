import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import type { Actor } from "../../staff/rights.ts";
import { findDocument } from "../find-document.server.ts";

export type UntrashOutcome = { outcome: "restored"; title: string } | { outcome: "missing" };

/** Takes a document back from the trash, as a draft: it is shown again when somebody publishes it. */
export const restoreFromTrash = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  document: string,
) =>
  database.transaction().execute(async (transaction): Promise<UntrashOutcome> => {
    const row = await findDocument(transaction, actor, document);
    if (!row || row.deleted_at === null) return { outcome: "missing" };
    const now = clock();
    await transaction
      .updateTable("document")
      .set({ deleted_at: null, updated_at: now })
      .where("id", "=", document)
      .execute();
    await record(transaction, now, { actor: actor.id, action: "untrash", document, detail: row.title });
    return { outcome: "restored", title: row.title };
  });
