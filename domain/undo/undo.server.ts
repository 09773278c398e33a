import { randomUUID } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { bringBack, type LeavingStep } from "../content/live/bring-back.server.ts";
import type { PutBackOutcome } from "../content/publishing/put-back.server.ts";
import { type UnconfirmOutcome, unconfirmSample } from "../content/samples/samples.server.ts";
import { type OutOfStepOutcome, outOfStep, type Stepped } from "../content/translation/in-step/undo-in-step.server.ts";
import { type MoveBackOutcome, type Moved, moveBack } from "../enquiries/inbox/move-back.server.ts";
import { type NoteBackOutcome, type NotedStep, noteBack } from "../enquiries/inbox/outcome/note-outcome.server.ts";
import type { MailDeps } from "../enquiries/outbox/send-leased.server.ts";
import { type TakeBackOutcome, takeBackPicture } from "../media/library/picture-trash.server.ts";
import type { Actor } from "../staff/rights.ts";

/** One thing that can be undone: what was done, and how it was before. */
export type Step =
  | LeavingStep
  | { verb: "move-enquiry"; moved: Moved }
  | { verb: "note-outcome"; noted: NotedStep }
  | { verb: "delete-picture"; picture: string }
  | { verb: "confirm"; document: string }
  | { verb: "in-step"; stepped: Stepped };

export type StepOutcome =
  | PutBackOutcome
  | MoveBackOutcome
  | NoteBackOutcome
  | TakeBackOutcome
  | UnconfirmOutcome
  | OutOfStepOutcome;

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
 * together, since its links lead to each other; then the other steps, the last one first. Returns the outcomes in the order of
 * the steps; null when it was used, is over or is somebody else's.
 */
export const undo = async (deps: Deps & MailDeps, actor: Actor, id: string): Promise<StepOutcome[] | null> => {
  const row = await deps.database
    .deleteFrom("undo")
    .where("id", "=", id)
    .where("actor", "=", actor.id)
    .where("at", ">", deps.clock() - GOOD_FOR_MS)
    .returning("steps")
    .executeTakeFirst();
  if (!row) return null;
  const steps = (JSON.parse(row.steps) as Step[]).reverse();
  const back = await bringBack(deps, actor, steps.filter(isLeaving));
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const outcome = isLeaving(step) ? back.shift() : await oppositeOf(deps, actor, step);
    if (outcome) outcomes.unshift(outcome);
  }
  return outcomes;
};

const isLeaving = (step: Step): step is LeavingStep => step.verb === "trash" || step.verb === "unpublish";

const oppositeOf = (deps: Deps & MailDeps, actor: Actor, step: Exclude<Step, LeavingStep>): Promise<StepOutcome> => {
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
