import { counted } from "#domain/formats/counted.ts";
import { localFormat as format, localParts } from "#domain/time/local-time.ts";

const clock = format({ hour: "numeric", minute: "2-digit", hourCycle: "h23" });
const clockSeconds = format({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
const shortDate = format({ month: "short", day: "numeric" });
const longDate = format({ month: "long", day: "numeric", year: "numeric" });
const weekday = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const hour = format({ hour: "numeric", hourCycle: "h23" });

const DAY_MS = 86_400_000;

/** "2026-11-01". */
const dateOf = (at: number): string => localParts(at).date;

/** Reckoned by the calendar: where clocks are changed, a day has 23 hours or 25. */
const dayBefore = (date: string): string => new Date(Date.parse(date) - DAY_MS).toISOString().slice(0, 10);

/** As short as can be said: "10:42" today, "Yesterday", "Nov 18", and with the year when it is another one. */
export const shortMoment = (at: number, now: number): string => {
  const [day, today] = [dateOf(at), dateOf(now)];
  if (day === today) return clock.format(at);
  if (day === dayBefore(today)) return "Yesterday";
  return day.slice(0, 4) === today.slice(0, 4) ? shortDate.format(at) : longDate.format(at);
};

export const ShortTime = ({ at, now }: { at: number; now: number }) => (
  <time dateTime={new Date(at).toISOString()} title={fullMoment(at)}>
    {shortMoment(at, now)}
  </time>
);

/** "November 20, 2026, 10:42". */
export const fullMoment = (at: number): string => `${longDate.format(at)}, ${clock.format(at)}`;

export const secondsOf = (at: number, since: number): string =>
  dateOf(at) === dateOf(since) ? clockSeconds.format(at) : `${shortDate.format(at)}, ${clockSeconds.format(at)}`;

export const dayOf = (at: number): string => weekday.format(at);

export const greetingAt = (now: number): string => {
  const at = Number(hour.format(now)) % 24;
  if (at < 5 || at >= 18) return "Good evening";
  return at < 12 ? "Good morning" : "Good afternoon";
};

export const durationOf = (ms: number): string => {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return seconds < 60 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute");
};
