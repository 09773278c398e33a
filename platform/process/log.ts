import { type Logger, pino } from "pino";
import { readRelease } from "./release.ts";

/** One JSON line per event. Never hand it what a visitor typed. */
export type Log = Logger;

export const openLog = (level: string): Log =>
  pino({ level, base: readRelease(), timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorFields } });

/** Only these four are written: libraries hang passwords and refused rows on a fault. */
export const errorFields = (fault: unknown) => {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { name: type, message, stack } = fault;
  return { type, code: (fault as { code?: unknown }).code, message, stack };
};
