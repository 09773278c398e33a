import type { MailFault } from "#platform/mail/mail.ts";

const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** No mail is ever put off for so long: whatever is, was put off under a clock that went wrong. */
export const TOO_LONG_MS = 2 * LONGEST_WAIT_MS;

/** What waits for a person - to set, to pay, to verify - is looked at again this often, and when the settings change. */
export const PARKED_MS = 15 * 60_000;

/**
 * When a mail that could not be sent is tried again, in milliseconds from now: after a fault that passes by itself,
 * twice as long each time, a quarter more or less so that many don't come at once; one that was not even tried, at once;
 * after the others, parked.
 * `attempts` counts those made so far; `chance` is from 0 to 1.
 */
export const nextTry = (
  fault: MailFault,
  attempts: number,
  chance: number,
): { state: "due" | "parked"; waitMs: number } => {
  if (fault === "busy") return { state: "due", waitMs: 0 };
  const passes = fault === "network" || fault === "throttled" || fault === "other";
  if (!passes) return { state: "parked", waitMs: PARKED_MS };
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), LONGEST_WAIT_MS);
  return { state: "due", waitMs: Math.round(wait * (0.75 + chance / 2)) };
};
