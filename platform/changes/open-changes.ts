import { DatabaseSync } from "node:sqlite";
import type { Database, DatabaseSettings } from "../database/database.ts";
import { placeOf } from "../database/place.ts";
import type { Log } from "../process/log.ts";
import { type Changes, versionIn } from "./changes.ts";
import { postgresChanges } from "./postgres-changes.ts";

export const openChanges = async (database: Database, settings: DatabaseSettings, log: Log): Promise<Changes> => {
  const place = placeOf(settings);
  return place.kind === "postgres"
    ? postgresChanges(database, place.url, log)
    : sqliteChanges(database, place.file, log);
};

/** A connection of its own looks into the file, once a turn of the event loop: who was told of a publish asks later. */
const sqliteChanges = (database: Database, file: string, log: Log): Changes => {
  const connection = file === ":memory:" ? null : new DatabaseSync(file, { readOnly: true });
  const statement = connection?.prepare("select version from site_version");
  let seen: number | undefined;
  const look = () => {
    try {
      return statement && Number(statement.get()?.version ?? 0);
    } catch (error) {
      log.warn({ err: error }, "could not look for changes");
      return undefined;
    }
  };
  const forget = () => {
    seen = undefined;
  };
  return {
    known: () => {
      if (seen !== undefined) return seen;
      seen = look();
      if (seen !== undefined) setImmediate(forget);
      return seen;
    },
    ask: () => versionIn(database),
    close: async () => connection?.close(),
  };
};
