import { ZONE } from "../../time/local-time.ts";
import type { Period, Span, Spans } from "./periods.ts";

/** The day of the company's clocks at a moment, in ms since 1970. */
export const localDay = (at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(ZONE).toPlainDate();

/** A period that ends with the day at hand, so far, and the one before it. By the calendar: a day with 23 or 25 hours is one. */
export const spansOf = (period: Period, at: number): Spans => {
  const today = localDay(at);
  const length = period === "year" ? { years: 1 } : { days: Number(period) };
  const from = today.add({ days: 1 }).subtract(length);
  return { now: spanOf(from, today), before: spanOf(from.subtract(length), from.subtract({ days: 1 })) };
};

/** The week that ended before the one in which a moment lies, Monday to Sunday, and the one before it. */
export const lastWeeks = (at: number): Spans => {
  const today = localDay(at);
  const monday = today.subtract({ days: today.dayOfWeek - 1 + 7 });
  const weekOf = (day: Temporal.PlainDate) => spanOf(day, day.add({ days: 6 }));
  return { now: weekOf(monday), before: weekOf(monday.subtract({ days: 7 })) };
};

export const spanOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): Span => ({
  from: String(from),
  to: String(to),
});

/** Days to add up one by one, or whole months whose sums are there. */
export type Part = Span & { of: "days" | "months" };

/** A span as few parts as there can be: whole months of it that are added up already, and the days around them. */
export const partsOf = ({ from, to }: Span, added: ReadonlySet<string>): Part[] => {
  const parts: Part[] = [];
  const last = Temporal.PlainDate.from(to);
  let day = Temporal.PlainDate.from(from);
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    const month = day.toPlainYearMonth();
    const end = month.toPlainDate({ day: month.daysInMonth });
    const isWhole = day.day === 1 && Temporal.PlainDate.compare(end, last) <= 0;
    const stop = Temporal.PlainDate.compare(end, last) < 0 ? end : last;
    const of = isWhole && added.has(String(month)) ? "months" : "days";
    const part = of === "months" ? { of, from: String(month), to: String(month) } : { of, ...spanOf(day, stop) };
    const before = parts.at(-1);
    if (before?.of === of) before.to = part.to;
    else parts.push(part as Part);
    day = end.add({ days: 1 });
  }
  return parts;
};
