import { durationOf } from "../parts/moment.ts";

/** No answer about a password or an account comes sooner, right or wrong, so that time tells nothing. */
export const LEAST_MS = 1_000;

/** The outcome of `work`, or its fault, after at least a second. */
export const atLeast = async <T>(work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, LEAST_MS))]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
};

/** What somebody reads who failed too often. */
export const waitText = (waitMs: number): string => `Too many attempts. Please try again in ${durationOf(waitMs)}.`;
