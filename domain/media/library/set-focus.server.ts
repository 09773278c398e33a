import type { Platform } from "#platform/platform.ts";
import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";

export type FocusOutcome = { outcome: "set" } | { outcome: "invalid" | "missing" };

/** Sets the point that stays in sight when a picture is cropped, in whole percent from left and top. Visitors see it at once. */
export const setFocus = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { id, x, y }: { id: string; x: number; y: number },
): Promise<FocusOutcome> => {
  demand(actor, "media");
  return database.transaction().execute(async (transaction): Promise<FocusOutcome> => {
    if (!isPercent(x) || !isPercent(y)) return { outcome: "invalid" };
    const now = clock();
    const row = await transaction
      .updateTable("media")
      .set({ focal_x: x, focal_y: y, updated_at: now })
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirst();
    if (!row) return { outcome: "missing" };
    await record(transaction, now, { actor: actor.id, action: "media-focus", subject: id, detail: row.name });
    await advanceSiteVersion(transaction);
    return { outcome: "set" };
  });
};

const isPercent = (number: number) => Number.isInteger(number) && number >= 0 && number <= 100;
