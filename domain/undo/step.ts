import type { LeavingStep } from "../content/live/bring-back.server.ts";
import type { PutBackOutcome } from "../content/publishing/put-back.server.ts";
import type { UnconfirmOutcome } from "../content/samples/samples.server.ts";
import type { OutOfStepOutcome, Stepped } from "../content/translation/in-step/undo-in-step.server.ts";
import type { MoveBackOutcome, Moved } from "../enquiries/inbox/move-back.server.ts";
import type { NoteBackOutcome, NotedStep } from "../enquiries/inbox/outcome/note-outcome.server.ts";
import type { TakeBackOutcome } from "../media/library/picture-trash.server.ts";

/** One thing that can be undone: what was done, and how it was before. */
export type Step =
  | LeavingStep
  | { verb: "move-enquiry"; moved: Moved }
  | { verb: "note-outcome"; noted: NotedStep }
  | { verb: "delete-picture"; picture: string }
  | { verb: "confirm"; document: string }
  | { verb: "in-step"; stepped: Stepped };

/** What became of a step. */
export type DoneOutcome =
  | PutBackOutcome
  | MoveBackOutcome
  | NoteBackOutcome
  | TakeBackOutcome
  | UnconfirmOutcome
  | OutOfStepOutcome;

/** `left`: a fault of the server kept it from being undone; the same Undo does it yet. */
export type StepOutcome = DoneOutcome | { outcome: "left" };

/** A step as it is remembered; `done` once it was undone, or was found not to be. */
export type RowStep = Step & { done?: DoneOutcome };
