/** Over how long a time numbers are read: each against the time of the same length before it. */
export const periods = {
  "7": { name: "7 days", before: "the 7 days before" },
  "30": { name: "30 days", before: "the 30 days before" },
  year: { name: "12 months", before: "the 12 months before" },
} as const;

export type Period = keyof typeof periods;

export const isPeriod = (text: string): text is Period => Object.hasOwn(periods, text);

/** Days of the company's clocks, `YYYY-MM-DD`, the last one included. */
export type Span = { from: string; to: string };
export type Spans = { now: Span; before: Span };
