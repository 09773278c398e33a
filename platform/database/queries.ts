import type { LogEvent } from "kysely";
import type { Log } from "../process/log.ts";

/** Hears of a query that was answered: its text, which holds no values, and how long that took. */
export type Asked = (sql: string, ms: number) => void;

export const toldTo = (asked: Asked | undefined) =>
  asked ? { log: ({ query, queryDurationMillis }: LogEvent) => asked(query.sql, queryDurationMillis) } : {};

const SLOW_MS = 500;
const LONGEST_TEXT = 500;

export const logSlow =
  (log: Log): Asked =>
  (sql, ms) => {
    if (ms >= SLOW_MS) log.warn({ ms: Math.round(ms), sql: sql.slice(0, LONGEST_TEXT) }, "slow query");
  };
