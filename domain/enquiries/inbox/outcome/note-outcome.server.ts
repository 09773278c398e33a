import type { Platform } from "#platform/platform.ts";
import { inTransaction } from "../../../sql.server.ts";
import { record } from "../../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../../staff/rights.ts";
import { lockEnquiry } from "../../lock-enquiry.server.ts";
import { dollarsIn, isOutcome, type Noted, notedWords } from "../../outcome.ts";

type Deps = Pick<Platform, "database" | "clock">;

export type NoteOutcome =
  | { outcome: "noted"; before: Noted; now: Noted }
  | { outcome: "no-amount" | "invalid" | "missing" };

/** Notes what became of an enquiry, "" for nothing yet, and its value as somebody typed it. `no-amount`: that is no number of whole dollars. */
export const noteOutcome = async (
  deps: Deps,
  actor: Actor,
  id: string,
  typed: { outcome: string; value: string },
): Promise<NoteOutcome> => {
  demand(actor, "enquiries");
  const value = dollarsIn(typed.value);
  if (value === undefined) return { outcome: "no-amount" };
  if (typed.outcome !== "" && !isOutcome(typed.outcome)) return { outcome: "invalid" };
  const now: Noted = { outcome: typed.outcome || null, value };
  const before = await write(deps, actor, id, () => now);
  return before ? { outcome: "noted", before, now } : { outcome: "missing" };
};

export type NoteBackOutcome =
  | { outcome: "noted-back"; noted: string }
  | { outcome: "noted-since"; noted: string }
  | { outcome: "missing" };

/** What was noted of an enquiry, and what stood there before. */
export type NotedStep = { enquiry: string; before: Noted; now: Noted };

/** Notes again what stood there before; `noted-since`: somebody has noted something else. */
export const noteBack = async (deps: Deps, actor: Actor, step: NotedStep): Promise<NoteBackOutcome> => {
  demand(actor, "enquiries");
  const isSame = (noted: Noted) => notedWords(noted) === notedWords(step.now);
  const found = await write(deps, actor, step.enquiry, (noted) => (isSame(noted) ? step.before : noted));
  if (!found) return { outcome: "missing" };
  return isSame(found)
    ? { outcome: "noted-back", noted: notedWords(step.before) }
    : { outcome: "noted-since", noted: notedWords(found) };
};

/** Returns what was noted before; null without the enquiry. Nothing is written where it stays. */
const write = ({ database, clock }: Deps, actor: Actor, id: string, next: (before: Noted) => Noted) =>
  inTransaction(database, async (transaction): Promise<Noted | null> => {
    const row = await lockEnquiry(transaction, id);
    if (!row) return null;
    const before: Noted = { outcome: row.outcome, value: row.value };
    const now = next(before);
    const detail = notedWords(now);
    if (detail === notedWords(before)) return before;
    await transaction
      .updateTable("enquiry")
      .set({ ...now, updated_at: clock() })
      .where("id", "=", id)
      .execute();
    await record(transaction, clock(), { actor: actor.id, action: "enquiry-outcome", subject: id, detail });
    return before;
  });
