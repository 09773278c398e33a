import { durationOf } from "../parts/moment.ts";

/** What somebody reads who failed too often. */
export const waitText = (waitMs: number): string => `Too many attempts. Please try again in ${durationOf(waitMs)}.`;
