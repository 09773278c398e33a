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
  let isSilent = false;
  const tell = (silent: boolean) => {
    if (silent === isSilent) return;
    isSilent = silent;
    if (silent) log.warn("the database does not answer: kept pages are served as they are");
    else log.info("the database answers again");
  };
  const known = () => {
    const newest = changes.known();
    if (newest === undefined) return undefined;
    tell(false);
    return keyOf(newest);
  };
  const ask = async () => keyOf(await changes.ask());
  const askOrLast = async (last: string) => {
    const answer = await inTime(PATIENCE_MS, ask());
    tell(answer === undefined);
    return answer ?? last;
  };
  return {
    known,
    current: async () => {
      const here = known();
      if (here !== undefined) return here;
      asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined;
        return key === undefined ? ask() : askOrLast(key);
      });
      return asking;
    },
  };
};

/** Undefined where `asked` fails or takes longer than `waitMs`. */
const inTime = (waitMs: number, asked: Promise<string>): Promise<string | undefined> =>
  new Promise((resolve) => {
    const none = () => resolve(undefined);
    const timer = setTimeout(none, waitMs);
    asked.then(resolve, none).finally(() => clearTimeout(timer));
  });
