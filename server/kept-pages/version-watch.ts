import { siteVersion } from "#domain/site-version.server.ts";
import type { Platform } from "#platform/platform.ts";

/** Tells which pages are current: the site version, and the year, which stands in every footer. */
export type VersionWatch = {
  /** The version, if it is known for certain without asking the database. */
  known: () => string | undefined;
  /** The version, asked of the database where it may have changed. */
  current: () => Promise<string>;
};

/** How long a reader of kept pages waits for a database that says nothing. */
const PATIENCE_MS = 1_000;

/**
 * A SQLite file tells the committed version at the price of one look-up, done once for all requests that arrived
 * together: whoever was told of a publish asks in a later turn of the event loop. Elsewhere the database is asked;
 * requests of one moment share the question. While it does not answer, the version that was current last is taken for
 * current, so that kept pages are still served.
 */
export const versionWatch = ({ database, changes, clock, log }: Platform): VersionWatch => {
  let version: string | undefined;
  let asking: Promise<string> | undefined;
  let certain = false;

  const found = (number: number) => {
    version = `${number}:${new Date(clock()).getFullYear()}`;
    return version;
  };
  const known = () => {
    if (certain) return version;
    if (!changes.committed) return undefined;
    certain = true;
    setImmediate(() => {
      certain = false;
    });
    return found(changes.committed());
  };
  const ask = async () => found(await siteVersion(database));
  const silent = () => log.warn("the database does not answer: kept pages are served as they are");
  return {
    known,
    current: async () => {
      const here = known();
      if (here !== undefined) return here;
      asking ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        asking = undefined;
        return version === undefined ? ask() : orAfter(PATIENCE_MS, ask(), version, silent);
      });
      return asking;
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
