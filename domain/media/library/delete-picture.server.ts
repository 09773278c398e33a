import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { dropFiles, filesOf } from "../stored-files.server.ts";
import { unused } from "../uses.server.ts";

export type DeleteOutcome = { outcome: "deleted"; name: string } | { outcome: "used" | "missing" };

/** Forgets a picture that no draft and no live page shows. Its files go a day later. */
export const deletePicture = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  id: string,
): Promise<DeleteOutcome> => {
  demand(actor, "media");
  return database.transaction().execute(async (transaction): Promise<DeleteOutcome> => {
    const row = await transaction.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return { outcome: "missing" };
    const gone = await transaction.deleteFrom("media").where("id", "=", id).where(unused).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return { outcome: "used" };
    const now = clock();
    await dropFiles(transaction, filesOf(row), now);
    await record(transaction, now, { actor: actor.id, action: "media-delete", subject: id, detail: row.name });
    return { outcome: "deleted", name: row.name };
  });
};
