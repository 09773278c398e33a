/** What was scheduled and has not happened after this long, in milliseconds, needs a person. */
export const OVERDUE_MS = 60_000;

/** Both in Unix milliseconds. */
export const isOverdue = (at: number, now: number): boolean => at < now - OVERDUE_MS;
