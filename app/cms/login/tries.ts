import { durationOf } from "../parts/moment.tsx";

/** Shortest time of an answer about a password or an account, so that its duration does not tell which was wrong. */
export const LEAST_MS = 1_000;

/** The outcome of `work`, or its error, after at least LEAST_MS. */
export const atLeast = async <T>(work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, LEAST_MS))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
};

export const waitText = (waitMs: number): string => `Too many attempts. Please try again in ${durationOf(waitMs)}.`;
