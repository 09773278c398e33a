import pg from "pg";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Changes, openListeners, versionIn } from "./changes.ts";

/** The trigger of migration 009 notifies here with the new version. */
const CHANNEL = "site_changed";
/** How often the version is asked for, in case a notice was lost or the listening connection is down or dumb. */
const POLL_MS = 5_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 10_000;
/** A server that is gone does not say goodbye. */
const GOODBYE_MS = 1_000;

/**
 * Changes in PostgreSQL: a connection of its own listens, and comes back by itself with growing waits when it breaks.
 * The version is asked for every 5 s besides, through the pool.
 */
export const postgresChanges = async (database: Database, url: string, log: Log): Promise<Changes> => {
  const { subscribe, seen } = openListeners();
  const look = () =>
    versionIn(database).then(seen, (error: unknown) => log.warn({ err: error }, "could not look for changes"));
  const listening = keepListening(url, seen, look, log);
  await listening.begun;
  const timer = setInterval(look, POLL_MS);
  timer.unref();
  return {
    subscribe,
    // The database itself announces, by a trigger, whoever advances the version and however: nobody can forget it.
    announce: async () => {},
    committed: undefined,
    close: () => {
      clearInterval(timer);
      return listening.close();
    },
  };
};

const keepListening = (url: string, told: (version: number) => void, look: () => Promise<void>, log: Log) => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let wait = FIRST_WAIT_MS;
  const again = (error?: Error) => {
    if (closed || timer) return;
    client?.removeAllListeners("end");
    client = null;
    log.warn({ err: error, wait }, "not listening for changes");
    timer = setTimeout(listen, wait * (0.75 + Math.random() / 2));
    timer.unref();
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const listen = async (): Promise<void> => {
    timer = undefined;
    const opened = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
    client = opened;
    opened.on("error", again).once("end", again);
    opened.on("notification", ({ payload }) => told(Number(payload)));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      wait = FIRST_WAIT_MS;
      await look(); // for what was missed while nobody listened
    } catch (error) {
      again(error as Error);
      opened.end().catch(() => {}); // may never answer: the server is gone
    }
  };
  return {
    begun: listen(),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      client?.removeAllListeners("end");
      await Promise.race([client?.end().catch(() => {}), goodbye()]);
    },
  };
};

const goodbye = () => new Promise<void>((resolve) => void setTimeout(resolve, GOODBYE_MS).unref());
