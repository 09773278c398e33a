import { siteVersion } from "#domain/content/site-version.server.ts";
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
 * The version is known as long as nothing says that it may have changed. On SQLite that is a stamp which any commit
 * changes, for the price of two look-ups in memory; elsewhere the changes that the platform was told of, and what this
 * process itself may have changed. Where the database does not answer, the version that was current last is taken for
 * current, so that kept pages are still served.
 */
export const versionWatch = ({ database, changeStamp, changes, clock }: Platform): VersionWatch => {
  let version: string | undefined;
  let stamp: string | undefined;
  let asking: Promise<string> | undefined;
  let doubts = 0;
  const year = () => new Date(clock()).getFullYear();
  const stampNow = () => `${changeStamp ? changeStamp() : changes.count()}:${doubts}:${year()}`;

  const ask = async () => {
    const before = stampNow();
    const found = `${await siteVersion(database)}:${year()}`;
    [version, stamp] = [found, before];
    return found;
  };
  let certain = false;
  return {
    // Looked up once for all requests that came together: whoever was told of a publish asks in a later turn.
    known: () => {
      if (certain) return version;
      if (stamp !== stampNow()) return undefined;
      certain = true;
      setImmediate(() => {
        certain = false;
      });
      return version;
    },
    current: async () => {
      if (version !== undefined && stamp === stampNow()) return version;
      asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined;
        return version === undefined ? ask() : orAfter(PATIENCE_MS, ask(), version);
      });
      return asking;
    },
    doubt: () => {
      doubts += 1;
    },
  };
};

/** What `asked` answers; `last` where it fails or has not answered after `waitMs`. */
const orAfter = (waitMs: number, asked: Promise<string>, last: string): Promise<string> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(last), waitMs);
    asked
      .catch(() => last)
      .then((answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
  });
