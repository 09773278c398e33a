import { localDay, mondayAt } from "../../time/local-time.server.ts";
import type { Period, Span, Spans } from "./periods.ts";

/** A period that ends with the day at hand, so far, and the one before it. By the calendar: a day with 23 or 25 hours is one. */
export const spansOf = (period: Period, at: number): Spans => {
  const today = localDay(at);
  const length = period === "year" ? { years: 1 } : { days: Number(period) };
  const from = today.add({ days: 1 }).subtract(length);
  return { now: spanOf(from, today), before: spanOf(from.subtract(length), from.subtract({ days: 1 })) };
};

/** The week that ended before the one in which a moment lies, Monday to Sunday, and the one before it. */
export const lastWeeks = (at: number): Spans => {
  const monday = mondayAt(at).subtract({ weeks: 1 });
  const weekOf = (day: Temporal.PlainDate) => spanOf(day, day.add({ days: 6 }));
  return { now: weekOf(monday), before: weekOf(monday.subtract({ weeks: 1 })) };
};

export const spanOf = (from: Temporal.PlainDate, to: Temporal.PlainDate): Span => ({
  from: String(from),
  to: String(to),
});

/** Days to add up one by one, or whole months and weeks (by their Mondays) whose sums are there. */
export type Part = Span & { of: "days" | "weeks" | "months" };

/** A span as few parts as there can be: whole months and weeks of it that are added up already, and the days around them. */
export const partsOf = (
  { from, to }: Span,
  added: { months: ReadonlySet<string>; weeks: ReadonlySet<string> },
): Part[] => {
  const last = Temporal.PlainDate.from(to);
  const isWithin = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, last) <= 0;
  const endOfMonth = (day: Temporal.PlainDate) => day.with({ day: day.daysInMonth });
  const isMonth = (day: Temporal.PlainDate) =>
    day.day === 1 && isWithin(endOfMonth(day)) && added.months.has(String(day).slice(0, 7));
  const isWeek = (day: Temporal.PlainDate) => {
    const sunday = day.add({ days: 6 });
    const crossesMonth = sunday.month !== day.month && isMonth(sunday.with({ day: 1 }));
    return added.weeks.has(String(day)) && isWithin(sunday) && !crossesMonth;
  };
  const largestAt = (day: Temporal.PlainDate): Part["of"] => {
    if (isMonth(day)) return "months";
    return isWeek(day) ? "weeks" : "days";
  };
  const parts: Part[] = [];
  for (let day = Temporal.PlainDate.from(from); isWithin(day); ) {
    const of = largestAt(day);
    const name = of === "months" ? String(day).slice(0, 7) : String(day);
    const before = parts.at(-1);
    if (before?.of === of) before.to = name;
    else parts.push({ of, from: name, to: name });
    day = day.add({ [of]: 1 });
  }
  return parts;
};
