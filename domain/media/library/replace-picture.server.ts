import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { preparePicture } from "../prepare/prepare-picture.server.ts";
import { dropFiles, filesOf, keepFiles } from "../stored-files.server.ts";
import type { MediaDeps, SentFile } from "./upload-picture.server.ts";

export type ReplaceOutcome =
  | { outcome: "replaced"; removed: number }
  | { outcome: "refused"; message: string }
  | { outcome: "busy" | "missing" };

/**
 * Puts another file in the place of a picture: everything that shows it shows the new one at once. Its text, name and
 * focal point stay. The old files go a day later.
 */
export const replace = async (
  deps: MediaDeps,
  actor: Actor,
  { id, bytes }: Pick<SentFile, "bytes"> & { id: string },
): Promise<ReplaceOutcome> => {
  demand(actor, "media");
  const before = await deps.database.selectFrom("media").select("id").where("id", "=", id).executeTakeFirst();
  if (!before) return { outcome: "missing" };
  const result = await preparePicture(bytes);
  if (result.outcome !== "prepared") return result;
  const now = deps.clock();
  const kept = await keepFiles(deps.files, id, String(now), result.prepared);
  const replaced = await deps.database.transaction().execute(async (transaction) => {
    const old = await transaction.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
    await dropFiles(transaction, old ? filesOf(old) : filesOf(kept), now);
    if (!old) return false;
    await transaction
      .updateTable("media")
      .set({ ...kept, bytes: bytes.length, updated_at: now })
      .where("id", "=", id)
      .execute();
    await record(transaction, now, { actor: actor.id, action: "media-replace", subject: id, detail: old.name });
    await advanceSiteVersion(transaction);
    return true;
  });
  return replaced ? { outcome: "replaced", removed: result.prepared.removed } : { outcome: "missing" };
};
