/** One promise and what came of it. */
export type Goal = { goal: string; measured: string; met: boolean };

/** A promise that a figure is at most so much. */
export const atMost = (goal: string, measured: number, limit: number, unit = "ms"): Goal => ({
  goal: `${goal}: at most ${limit} ${unit}`,
  measured: `${Math.round(measured * 100) / 100} ${unit}`,
  met: measured <= limit,
});

/** A promise that a figure is at least so much. */
export const atLeast = (goal: string, measured: number, limit: number, unit: string): Goal => ({
  goal: `${goal}: at least ${limit} ${unit}`,
  measured: `${Math.round(measured * 100) / 100} ${unit}`,
  met: measured >= limit,
});
