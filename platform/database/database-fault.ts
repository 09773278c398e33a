import { accessSync, constants, existsSync } from "node:fs";
import { resolve } from "node:path";
import { codeOf, Fault } from "../process/fault.ts";
import type { Place } from "./place.ts";

const AWAY = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ECONNRESET",
  "EPIPE",
  "57P01", // PostgreSQL stops
  "57P03", // it starts
  "53300", // it has no connection to spare
]);
/** A lock was waited for in vain: for as long as it may be, or in a circle. */
const KEPT_OUT = new Set(["55P03", "40P01"]);
const AWAY_WORDS = /timeout exceeded when trying to connect|timeout expired|Connection terminated/i;

/** True where PostgreSQL answers and others hold what was asked for. */
export const isKeptOut = (error: unknown): boolean => KEPT_OUT.has(codeOf(error));

/** True for a fault of PostgreSQL or the way to it that waiting may cure. */
export const isAway = (error: unknown): boolean =>
  AWAY.has(codeOf(error)) || isKeptOut(error) || (error instanceof Error && AWAY_WORDS.test(error.message));

/** Result codes of SQLite (https://sqlite.org/rescode.html). */
const [READONLY, FULL, CANTOPEN] = [8, 13, 14];
/** An extended one: no room for the memory that processes share beside the file. */
const IOERR_SHMSIZE = 4874;

/** What was thrown when a database was opened, with the place where it should be. A Fault stays as it is. */
export const databaseFault = (error: unknown, place: Place): unknown => {
  if (error instanceof Fault && !(error.cause instanceof Error && codeOf(error.cause) === "ERR_SQLITE_ERROR"))
    return error;
  if (place.kind === "postgres") {
    if (!isAway(error)) return error;
    return new Fault(
      `The database of DATABASE_URL at ${hostOf(place.url)} does not answer (${codeOf(error) || (error as Error).message}).`,
      { cause: error },
    );
  }
  const root = error instanceof Fault ? error.cause : error;
  if (codeOf(root) !== "ERR_SQLITE_ERROR") return error;
  const file = resolve(place.file);
  const { errcode, message } = root as Error & { errcode?: number };
  const full = `The disk of the database ${file} is full.`;
  const words: Record<number, string> = {
    [READONLY]: notWritable(file),
    [CANTOPEN]: notWritable(file),
    [FULL]: full,
    [IOERR_SHMSIZE]: full,
  };
  const known = words[errcode ?? 0] ?? words[(errcode ?? 0) & 0xff];
  if (!known && error instanceof Fault) return error;
  return new Fault(known ?? `The database ${file} could not be opened: ${message}.`, { cause: error });
};

const notWritable = (file: string) =>
  `The database ${file} may not be written: it or its folder belongs to another user, or its disk is read-only.`;

/** SQLite opens a file that may only be read, and throws at the first write: after the site said that it is ready. */
export const requireWritable = (file: string): void => {
  if (!existsSync(file)) return;
  try {
    accessSync(file, constants.W_OK);
  } catch (error) {
    throw new Fault(notWritable(resolve(file)), { cause: error });
  }
};

const hostOf = (url: string): string => new URL(url).host;
