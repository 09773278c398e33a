import type { Step } from "./step.ts";

/**
 * Every change of the shape of stored content, in order: `001-<name>.ts` is the first. A revision remembers how many there
 * were when it was written, so a released step is never changed, moved or taken out.
 */
export const steps: Step[] = [];

/** The names that types of documents had, with today's; null for a type that is no more. A migration changed the rows. */
export const formerTypes: Record<string, string | null> = {};
