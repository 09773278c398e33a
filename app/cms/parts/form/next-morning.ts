import { type LocalParts, localParts } from "#domain/time/local-time.ts";

const DAY_MS = 86_400_000;
const MORNING = "09:00";

/** The next nine o'clock of a working day that is an hour away or more, in the company's own time. */
export const nextMorning = (now: number): LocalParts => {
  const { date, time } = localParts(now);
  let day = Date.parse(`${date}T00:00:00Z`) + (time <= "08:00" ? 0 : DAY_MS);
  while (isWeekend(day)) day += DAY_MS;
  return { date: new Date(day).toISOString().slice(0, 10), time: MORNING };
};

const isWeekend = (day: number): boolean => new Date(day).getUTCDay() % 6 === 0;
