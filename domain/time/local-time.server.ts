import { type LocalParts, ZONE } from "./local-time.ts";

/** When clocks of the company show this, in ms since 1970: the first time of two, null in the hour that they skip, and for what is no time. */
export const momentOf = ({ date, time }: LocalParts): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time)) return null;
  try {
    const local = Temporal.PlainDateTime.from(`${date}T${time}`, { overflow: "reject" });
    const moment = local.toZonedDateTime(ZONE, { disambiguation: "earlier" });
    return moment.toPlainDateTime().equals(local) ? moment.epochMilliseconds : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** The day of the company's clocks at a moment, in ms since 1970. */
export const localDay = (at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE).toPlainDate();

/** The Monday of the week of a day. */
export const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate => day.subtract({ days: day.dayOfWeek - 1 });

/** The Monday of the week in which a moment, in ms since 1970, lies. */
export const mondayAt = (at: number): Temporal.PlainDate => mondayOf(localDay(at));

/** The first moment after a day, in ms since 1970; null for what is no day. */
export const endOfDay = (day: string): number | null => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  try {
    return Temporal.PlainDate.from(day, { overflow: "reject" }).add({ days: 1 }).toZonedDateTime(ZONE)
      .epochMilliseconds;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};
