import type { MailFault } from "#platform/mail/mail.ts";

const FIRST_WAIT_MS = 10_000;
/** The longest time between two tries; also of what waits for a person, unless the settings change before. */
export const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * When a mail that was not sent is tried again, in milliseconds from now. `busy` was not tried at all: at once. Faults
 * that pass by themselves: after 10 s, doubling up to 15 minutes, ±25 % so that many don't come at once. All others are
 * parked. `attempts` counts those made so far; `chance` is from 0 to 1.
 */
export const nextTry = (
  fault: MailFault,
  attempts: number,
  chance: number,
): { state: "due" | "parked"; waitMs: number } => {
  if (fault === "busy") return { state: "due", waitMs: 0 };
  const passes = fault === "network" || fault === "throttled" || fault === "other";
  if (!passes) return { state: "parked", waitMs: LONGEST_WAIT_MS };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return { state: "due", waitMs: Math.round(wait * (0.75 + chance / 2)) };
};
