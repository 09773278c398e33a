import { allLanguages, FIRST_LANGUAGE, type Language, languages } from "../languages.ts";

/** The company's own time: server and browser say the same of a moment. */
export const ZONE = "America/New_York";
export const CITY = "Miami";

/** Writes moments (ms since 1970) in the company's own time. */
export const localFormat = (
  options: Intl.DateTimeFormatOptions,
  language: Language = FIRST_LANGUAGE,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(languages[language].locale, { timeZone: ZONE, ...options });

/** Writes calendar days, given as moments in UTC: they are the same day everywhere. */
export const dayFormat = (
  options: Intl.DateTimeFormatOptions,
  language: Language = FIRST_LANGUAGE,
): Intl.DateTimeFormat => new Intl.DateTimeFormat(languages[language].locale, { timeZone: "UTC", ...options });

/** A number with its thousands apart: "1,234". */
export const grouped = (number: number, language: Language = FIRST_LANGUAGE): string =>
  number.toLocaleString(languages[language].locale);

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

/** The year that the company writes at a moment, in ms since 1970. */
export const localYear = (at: number): number => Number(localParts(at).date.slice(0, 4));

const longDays = new Map(allLanguages.map((language) => [language, dayFormat({ dateStyle: "long" }, language)]));

/** "2026-05-04" gives "May 4, 2026", "4 de mayo de 2026". */
export const longDate = (day: string, language: Language = FIRST_LANGUAGE): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return (!Number.isNaN(date.getTime()) && longDays.get(language)?.format(date)) || day;
};
