import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";

export type AssignOutcome = { outcome: "assigned"; name: string | null } | { outcome: "missing" };

/** Hands an enquiry to somebody who can sign in, or with an empty id to nobody. */
export const assign = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  enquiry: string,
  to: string,
): Promise<AssignOutcome> => {
  demand(actor, "enquiries");
  return database.transaction().execute(async (transaction) => {
    const who = await transaction
      .selectFrom("staff")
      .select("name")
      .where("id", "=", to)
      .where("banned", "=", 0)
      .executeTakeFirst();
    if (to !== "" && !who) return { outcome: "missing" };
    const changed = await transaction
      .updateTable("enquiry")
      .set({ assignee: to || null, updated_at: clock() })
      .where("id", "=", enquiry)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return { outcome: "missing" };
    const detail = who ? `to ${who.name}` : "to nobody";
    await record(transaction, clock(), { actor: actor.id, action: "enquiry-assign", subject: enquiry, detail });
    return { outcome: "assigned", name: who?.name ?? null };
  });
};
