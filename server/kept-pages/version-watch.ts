import { localYear } from "#domain/time/local-time.ts";
import type { Platform } from "#platform/platform.ts";

export type VersionWatch = {
  /** Undefined where the database has to be asked. */
  known: () => string | undefined;
  current: () => Promise<string>;
};

/** How long a reader waits for a database that says nothing. */
const PATIENCE_MS = 1_000;
const MINUTE_MS = 60_000;

/** Requests of one moment share a question. Without an answer the last version is taken for current. */
export const versionWatch = ({ changes, clock, log }: Pick<Platform, "changes" | "clock" | "log">): VersionWatch => {
  let version = -1;
  let minute = 0;
  let year = 0;
  let key: string | undefined;
  let asking: Promise<string> | undefined;

  const keyOf = (newest: number): string => {
    const thisMinute = Math.floor(clock() / MINUTE_MS);
    if (key && newest === version && thisMinute === minute) return key;
    if (thisMinute !== minute) year = localYear(clock());
    version = newest;
    minute = thisMinute;
    key = `${version}:${year}`;
    return key;
  };
  const known = () => {
    const newest = changes.known();
    return newest === undefined ? undefined : keyOf(newest);
  };
  const ask = async () => keyOf(await changes.ask());
  const silent = () => log.warn("the database does not answer: kept pages are served as they are");
  return {
    known,
    current: async () => {
      const here = known();
      if (here !== undefined) return here;
      asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined;
        return key === undefined ? ask() : orAfter(PATIENCE_MS, ask(), key, silent);
      });
      return asking;
    },
  };
};

/** `last` where `asked` fails or takes longer than `waitMs`; `silent` is told. */
const orAfter = (waitMs: number, asked: Promise<string>, last: string, silent: () => void): Promise<string> =>
  new Promise((resolve) => {
    const giveLast = () => {
      silent();
      resolve(last);
    };
    const timer = setTimeout(giveLast, waitMs);
    asked.then(resolve, giveLast).finally(() => clearTimeout(timer));
  });
