import type { Platform } from "#platform/platform.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { isWorkState, states } from "../enquiry-state.ts";

export type StateOutcome = { outcome: "changed"; state: string } | { outcome: "missing" | "invalid" };

type Ground = Pick<Platform, "database" | "clock">;

/** Moves an enquiry on: new, open, replied, closed. One that is spam is freed by `notSpam` only. */
export const changeState = async (ground: Ground, actor: Actor, id: string, state: string): Promise<StateOutcome> => {
  demand(actor, "enquiries");
  if (!isWorkState(state)) return { outcome: "invalid" };
  return ground.database.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("enquiry")
      .set({ state, updated_at: ground.clock() })
      .where("id", "=", id)
      .where("state", "!=", "spam")
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return { outcome: "missing" };
    const detail = `to ${states[state]}`;
    await record(transaction, ground.clock(), { actor: actor.id, action: "enquiry-state", subject: id, detail });
    return { outcome: "changed", state: states[state] };
  });
};
