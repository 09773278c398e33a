import { DatabaseSync } from "node:sqlite";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Changes, openListeners, versionIn } from "./changes.ts";

/** How long another process's change may stay unseen. Looking costs some microseconds. */
const LOOK_MS = 250;

/**
 * Changes in a SQLite file. Other processes' are found by looking at `PRAGMA data_version`, on a connection of its own;
 * this process's by a read that waits in line behind the announcing transaction.
 */
export const sqliteChanges = async (database: Database, file: string, log: Log): Promise<Changes> => {
  const { subscribe, count, seen } = openListeners();
  const look = () =>
    versionIn(database).then(seen, (error: unknown) => log.warn({ err: error }, "could not look for changes"));
  await look();
  const watch = file === ":memory:" ? null : watchFile(file, look, log);
  return {
    subscribe,
    count,
    // The one connection serves in turn: this read comes when the transaction has ended.
    announce: async () => void look(),
    close: async () => watch?.close(),
  };
};

const watchFile = (file: string, changed: () => void, log: Log) => {
  const connection = new DatabaseSync(file, { readOnly: true });
  const statement = connection.prepare("pragma data_version");
  const stamp = () => statement.get()?.data_version;
  let last = stamp();
  const timer = setInterval(() => {
    try {
      const now = stamp();
      if (now !== last) changed();
      last = now;
    } catch (error) {
      log.warn({ err: error }, "could not look for changes");
    }
  }, LOOK_MS);
  timer.unref();
  return {
    close: () => {
      clearInterval(timer);
      connection.close();
    },
  };
};
