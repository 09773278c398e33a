import { siteVersion } from "#domain/site-version.server.ts";
import type { Platform } from "#platform/platform.ts";

/** Tells which pages are current: the site version, and the year, which stands in every footer. */
export type VersionWatch = {
  /** The version, if it is known for certain without asking the database. */
  known: () => string | undefined;
  /** The version, asked of the database where it may have changed. */
  current: () => Promise<string>;
  /** Says that this process may have changed it: who asks from now on hears what the database says. */
  doubt: () => void;
};

/** How long a reader of kept pages waits for a database that says nothing. */
const PATIENCE_MS = 1_000;

/**
 * A SQLite file tells the committed version at the price of one look-up. Where every change is told instead, the version
 * is known until one is, or until this process may have made one itself; else the database is asked, once for requests of
 * one moment. While it does not answer, the version that was current last is taken for current, so that kept pages are
 * still served.
 */
export const versionWatch = ({ database, changes, clock, log }: Platform): VersionWatch => {
  let version: string | undefined;
  let stamp: string | undefined;
  let asking: Promise<string> | undefined;
  let certain = false;
  let doubts = 0;
  const year = () => new Date(clock()).getFullYear();
  const stampNow = () => `${changes.count?.()}:${doubts}:${year()}`;

  const found = (number: number) => {
    version = `${number}:${year()}`;
    return version;
  };
  const settled = (): string | undefined => {
    if (changes.committed) return found(changes.committed());
    return changes.count && stamp === stampNow() ? version : undefined;
  };
  const ask = async () => {
    const before = stampNow();
    const number = await siteVersion(database);
    stamp = before;
    return found(number);
  };
  const silent = () => log.warn("the database does not answer: kept pages are served as they are");
  return {
    // Looked up once for all requests that came together: whoever was told of a publish asks in a later turn.
    known: () => {
      if (certain) return version;
      const here = settled();
      if (here === undefined) return undefined;
      certain = true;
      setImmediate(() => {
        certain = false;
      });
      return here;
    },
    current: async () => {
      const here = settled();
      if (here !== undefined) return here;
      asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined;
        return version === undefined ? ask() : orAfter(PATIENCE_MS, ask(), version, silent);
      });
      return asking;
    },
    doubt: () => {
      doubts += 1;
    },
  };
};

/** What `asked` answers; `last`, and `silent` is told, where it fails or has not answered after `waitMs`. */
const orAfter = (waitMs: number, asked: Promise<string>, last: string, silent: () => void): Promise<string> =>
  new Promise((resolve) => {
    const giveLast = () => {
      silent();
      resolve(last);
    };
    const timer = setTimeout(giveLast, waitMs);
    asked.then(resolve, giveLast).finally(() => clearTimeout(timer));
  });
