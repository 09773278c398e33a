import { randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { bringBack, type LeavingStep } from "../content/live/bring-back.server.ts";
import { unconfirmSample } from "../content/samples/samples.server.ts";
import { outOfStep } from "../content/translation/in-step/undo-in-step.server.ts";
import { moveBack } from "../enquiries/inbox/move-back.server.ts";
import { noteBack } from "../enquiries/inbox/outcome/note-outcome.server.ts";
import { takeBackPicture } from "../media/library/picture-trash.server.ts";
import type { Actor } from "../staff/rights.ts";
import { openParts } from "./do-part.server.ts";
import type { DoneOutcome, RowStep, Step, StepOutcome } from "./step.ts";

type Deps = Pick<Platform, "database" | "clock">;

const GOOD_FOR_MS = 3_600_000;

/** Keeps what its actor alone can undo, within an hour. Returns the name under which. */
export const rememberUndo = async (
  { database, clock }: Deps,
  actor: Actor,
  steps: Step[],
): Promise<string | undefined> => {
  if (steps.length === 0) return undefined;
  const id = randomUUID();
  await database
    .insertInto("undo")
    .values({ id, actor: actor.id, at: clock(), steps: JSON.stringify(steps) })
    .execute();
  return id;
};

/**
 * Does the opposite of each step, by the verbs of staff, with their rights and checks: first what left the site comes back,
 * together, since its links lead to each other; then the other steps, the last one first. Each part of them is noted as it is
 * done: what a fault broke off is done by the next call. Returns the outcomes in the order of the steps, those of an earlier
 * call too; null when all were done before, it is over or it is somebody else's.
 */
export const undo = async (
  deps: Deps & Pick<Platform, "log">,
  actor: Actor,
  id: string,
): Promise<StepOutcome[] | null> => {
  const all = await remembered(deps, actor, id);
  if (!all || all.every(({ done }) => done)) return null;
  const left = all.filter(({ done }) => !done).reverse();
  const doPart = openParts(deps, id, all);
  await bringBack(deps, actor, left.filter(isLeaving), doPart);
  for (const step of left) {
    if (isLeaving(step)) continue;
    await doPart([step], async (database, [one]) => {
      const outcome = one && (await oppositeOf({ ...deps, database }, actor, one));
      return { outcomes: new Map(outcome && [[one, outcome]]) };
    });
  }
  const now = await remembered(deps, actor, id);
  return now?.map(({ done }) => done ?? { outcome: "left" }) ?? null;
};

/** The steps of a name as its row holds them; null when it is over or somebody else's. */
const remembered = async ({ database, clock }: Deps, actor: Actor, id: string): Promise<RowStep[] | null> => {
  const row = await database
    .selectFrom("undo")
    .select("steps")
    .where("id", "=", id)
    .where("actor", "=", actor.id)
    .where("at", ">", clock() - GOOD_FOR_MS)
    .executeTakeFirst();
  return row ? JSON.parse(row.steps) : null;
};

const isLeaving = (step: Step): step is LeavingStep => step.verb === "trash" || step.verb === "unpublish";

const oppositeOf = (deps: Deps, actor: Actor, step: Exclude<Step, LeavingStep>): Promise<DoneOutcome> => {
  if (step.verb === "move-enquiry") return moveBack(deps, actor, step.moved);
  if (step.verb === "note-outcome") return noteBack(deps, actor, step.noted);
  if (step.verb === "delete-picture") return takeBackPicture(deps, actor, step.picture);
  if (step.verb === "confirm") return unconfirmSample(deps, actor, step.document);
  return outOfStep(deps, actor, step.stepped);
};

/** Run by a job. */
export const forgetUndone = async ({ database, clock }: Deps): Promise<void> => {
  await database
    .deleteFrom("undo")
    .where("at", "<=", clock() - GOOD_FOR_MS)
    .execute();
};
