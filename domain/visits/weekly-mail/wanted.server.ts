import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { localDay, mondayAt } from "../../time/local-time.server.ts";

type Deps = Pick<Platform, "database" | "clock">;

/** Whether a member of staff gets the week's numbers by mail, and the Monday of the next one, `YYYY-MM-DD`. */
export const weeklyMailOf = async ({ database, clock }: Deps, actor: Actor): Promise<{ on: boolean; next: string }> => {
  demand(actor, "visits");
  const row = await database
    .selectFrom("weekly_mail")
    .select("sent_week")
    .where("staff_id", "=", actor.id)
    .executeTakeFirst();
  const monday = mondayAt(clock());
  const isToCome = row !== undefined && row.sent_week < String(monday) && localDay(clock()).equals(monday);
  return { on: row !== undefined, next: String(isToCome ? monday : monday.add({ weeks: 1 })) };
};

/** Switches one's own weekly mail on or off; the first comes on the next Monday. */
export const wantWeeklyMail = async ({ database, clock }: Deps, actor: Actor, on: boolean): Promise<void> => {
  demand(actor, "visits");
  if (on)
    await database
      .insertInto("weekly_mail")
      .values({ staff_id: actor.id, sent_week: String(mondayAt(clock())), tried_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await database.deleteFrom("weekly_mail").where("staff_id", "=", actor.id).execute();
};
