import { formServices } from "./001-form-services.ts";
import { positions } from "./002-positions.ts";
import type { Step } from "./step.ts";

/** In order. Revisions remember how many there were: a released step is never changed, moved or taken out. */
export const steps: Step[] = [formServices, positions];

/** The names that types of documents had, with today's; null for a type that is no more. A migration changed the rows. */
export const formerTypes: Record<string, string | null> = {};
