import { dayFormat } from "#domain/time/local-time.ts";

const format = dayFormat({ dateStyle: "long" });

/** "2026-05-04" gives "May 4, 2026". */
export const longDate = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : format.format(date);
};
