import { grouped } from "../time/local-time.ts";

export const outcomes = { won: "Won", lost: "Lost" } as const;

export type Outcome = keyof typeof outcomes;

/** What became of an enquiry, and what it is worth in whole dollars; null for what nobody has noted. */
export type Noted = { outcome: Outcome | null; value: number | null };

export const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** "Won, $12,500". */
export const notedWords = ({ outcome, value }: Noted): string => {
  const name = outcome ? outcomes[outcome] : "No outcome yet";
  return value === null ? name : `${name}, $${grouped(value)}`;
};

/** Most dollars that are taken. */
const MOST_DOLLARS = 100_000_000;

/** Whole dollars as people type them, `$12,500`; null for nothing typed, undefined for what is none. */
export const dollarsIn = (typed: string): number | null | undefined => {
  const digits = typed.trim().replace(/^\$\s*/, "");
  if (digits === "") return null;
  if (!/^\d{1,3}(?:,\d{3})*$|^\d+$/.test(digits)) return undefined;
  const dollars = Number(digits.replaceAll(",", ""));
  return dollars <= MOST_DOLLARS ? dollars : undefined;
};
