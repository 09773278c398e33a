/** The company's own time and manner of writing: server and browser say the same of a moment. */
export const ZONE = "America/New_York";
export const CITY = "Miami";
export const LOCALE = "en-US";

/** Writes moments (ms since 1970) in the company's own time. */
export const localFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: ZONE, ...options });

/** Writes calendar days, given as moments in UTC: they are the same day everywhere. */
export const dayFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LOCALE, { timeZone: "UTC", ...options });

/** A number with its thousands apart: "1,234". */
export const grouped = (number: number): string => number.toLocaleString(LOCALE);

const parts = localFormat({
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

export type LocalParts = { date: string; time: string };

/** What clocks show at a moment, in ms since 1970. With `Intl`, since not every browser has `Temporal`. */
export const localParts = (at: number): LocalParts => {
  const part = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
};

const longDay = dayFormat({ dateStyle: "long" });

/** "2026-05-04" gives "May 4, 2026". */
export const longDate = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longDay.format(date);
};
