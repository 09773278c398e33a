import type { Database } from "../database/database.ts";
import { LEASE_MS } from "../database/replicas.ts";
import type { Log } from "../process/log.ts";
import { type Changes, versionIn } from "./changes.ts";
import { keepSession, type Session } from "./replica-session.ts";

/** The lease is renewed this often while it is used, so that one slow answer does not end it. */
const RENEW_MS = 100;

/** While this process holds a lease it knows the version without asking: publishers wait for it (decision 038). */
export const postgresChanges = async (database: Database, url: string, log: Log): Promise<Changes> => {
  let version: number | undefined;
  let leasedUntil = 0;
  let isUsed = false;
  let isRenewing = false;
  const learned = (newest: number) => {
    version = newest;
  };
  const drop = () => {
    leasedUntil = 0;
  };
  const session = keepSession(url, { learned, broken: drop }, log);
  await session.begun;

  /** The lease begins before the question is sent: the answer may be older than its arrival. */
  const renew = async (current: Session) => {
    isRenewing = true;
    const asked = performance.now();
    if (await current.renew()) leasedUntil = asked + LEASE_MS;
    isRenewing = false;
  };
  const renewOnce = () => {
    const current = session.current();
    if (current && !isRenewing) void renew(current);
  };
  const timer = setInterval(() => {
    if (isUsed) renewOnce();
    isUsed = false;
  }, RENEW_MS);
  timer.unref();

  return {
    known: () => {
      isUsed = true;
      if (performance.now() < leasedUntil) return version;
      renewOnce(); // the first reader after a pause asks; those who come next need not wait for the timer
      return undefined;
    },
    ask: () => versionIn(database),
    close: async () => {
      clearInterval(timer);
      drop();
      await session.close();
    },
  };
};
