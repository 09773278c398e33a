/** The company's own time: what staff type and read. */
const ZONE = "America/New_York";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone: ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

export type LocalParts = { date: string; time: string };

/** The day (YYYY-MM-DD) and the time (HH:MM) that clocks in Miami show at a moment. */
export const localParts = (at: number): LocalParts => {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return { date: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
};

const HOURS = [4, 5];
const HOUR_MS = 3_600_000;

/**
 * The moments, in milliseconds since 1970, at which clocks in Miami show this day and time: one; none in the night when
 * they are put forward or for what is no time; two, the earlier first, in the night when they are put back.
 */
export const momentsOf = ({ date, time }: LocalParts): number[] => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return [];
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const fits = (at: number) => {
    const shown = localParts(at);
    return shown.date === date && shown.time === time;
  };
  return HOURS.map((hours) => asUtc + hours * HOUR_MS).filter(fits);
};
