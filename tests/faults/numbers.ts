import { appendFileSync } from "node:fs";

/** True in `npm run faults`; `npm test` runs the same scenarios with smaller numbers. */
export const long = process.env.FAULTS === "long";

/** The numbers of a scenario in its short and in its long form. */
export const numbersOf = <T>(numbers: { short: T; long: T }): T => (long ? numbers.long : numbers.short);

/** Hands the counts of a scenario to the table that `npm run faults` prints. */
export const report = (scenario: string, counts: Record<string, number | string>): void => {
  const file = process.env.FAULTS_COUNTS;
  if (file) appendFileSync(file, `${JSON.stringify({ scenario, counts })}\n`);
};
