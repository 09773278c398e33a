import type { ScheduleOutcome } from "#domain/content/schedule/schedule.server.ts";

/** Why something was not scheduled; what blocks it is said by the check. */
export const scheduleWords: Record<Exclude<ScheduleOutcome["outcome"], "scheduled" | "blocked">, string> = {
  "no-such-time": "This time does not exist that day: clocks are put forward. Choose another one.",
  past: "This time is over. Choose a later one.",
  order: "It would be unpublished before it is published. Choose another time.",
  "not-live": "It is not live, and not scheduled to be.",
  needed: "The site can't do without it.",
  missing: "It is no longer there.",
};
