import { DatabaseSync } from "node:sqlite";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import { type Changes, openListeners, versionIn } from "./changes.ts";

/** How long another process's change may stay unseen by those who wait to be told. */
const LOOK_MS = 250;

/**
 * Changes in a SQLite file. Other processes' are found by looking at the version, on a connection of its own, which
 * costs some microseconds; this process's by a read that waits in line behind the announcing transaction.
 */
export const sqliteChanges = async (database: Database, file: string, log: Log): Promise<Changes> => {
  const { subscribe, seen } = openListeners();
  const look = () =>
    versionIn(database).then(seen, (error: unknown) => log.warn({ err: error }, "could not look for changes"));
  await look();
  const watch = file === ":memory:" ? null : watchFile(file, seen, log);
  return {
    subscribe,
    // The one connection serves in turn: this read comes when the transaction has ended.
    announce: async () => void look(),
    committed: watch?.committed,
    close: async () => watch?.close(),
  };
};

const watchFile = (file: string, seen: (version: number) => void, log: Log) => {
  const connection = new DatabaseSync(file, { readOnly: true });
  const statement = connection.prepare("select version from site_version");
  let last = 0;
  const committed = () => {
    try {
      last = Number(statement.get()?.version ?? 0);
    } catch (error) {
      log.warn({ err: error }, "could not look for changes");
    }
    return last;
  };
  const timer = setInterval(() => seen(committed()), LOOK_MS);
  timer.unref();
  return {
    committed,
    close: () => {
      clearInterval(timer);
      connection.close();
    },
  };
};
