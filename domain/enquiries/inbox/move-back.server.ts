import type { Platform } from "#platform/platform.ts";
import { inTransaction } from "../../sql.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { type EnquiryState, states } from "../enquiry-state.ts";
import { lockEnquiry } from "../lock-enquiry.server.ts";
import { changeState } from "./handle.server.ts";
import { freeFromSpam, markSpam } from "./mailing.server.ts";

/** An enquiry that was moved; `reasons` are those for which it was held back as spam. */
export type Moved = { enquiry: string; from: EnquiryState; to: EnquiryState; reasons: string[] };

export type MoveBackOutcome =
  | { outcome: "moved-back"; state: string }
  | { outcome: "moved-since"; state: string }
  | { outcome: "missing" };

/**
 * Undoes a move by the verbs of staff; `moved-since`: somebody moved it on since. A mail that left by "not spam" has left;
 * one that had not left before "spam" goes with the next turn of the outbox.
 */
export const moveBack = (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { enquiry: id, from, to, reasons }: Moved,
): Promise<MoveBackOutcome> => {
  demand(actor, "enquiries");
  return inTransaction(database, async (transaction): Promise<MoveBackOutcome> => {
    const row = await lockEnquiry(transaction, id);
    if (!row) return { outcome: "missing" };
    if (row.state !== to) return { outcome: "moved-since", state: states[row.state] };
    const deps = { database: transaction, clock };
    if (from === "spam") {
      await markSpam(deps, actor, id, reasons);
    } else {
      if (to === "spam") await freeFromSpam(deps, actor, id);
      if (to !== "spam" || from !== "new") await changeState(deps, actor, id, from);
    }
    return { outcome: "moved-back", state: states[from] };
  });
};
