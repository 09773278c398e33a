import { advanceSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import type { RedirectPlatform } from "./redirect-ground.server.ts";

/** Forgets a redirect: from now on its path is answered with "not found". For admins. */
export const deleteRedirect = (
  { database, clock }: RedirectPlatform,
  actor: Actor,
  from: string,
): Promise<{ outcome: "deleted"; to: string } | { outcome: "missing" }> => {
  demand(actor, "redirects");
  return database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom("redirect")
      .where("from_path", "=", from)
      .returning("to_path")
      .executeTakeFirst();
    if (!gone) return { outcome: "missing" };
    const detail = `${from} to ${gone.to_path}`;
    await record(transaction, clock(), { actor: actor.id, action: "redirect-delete", detail });
    await advanceSiteVersion(transaction);
    return { outcome: "deleted", to: gone.to_path };
  });
};
