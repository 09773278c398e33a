import type { Database, DatabaseSettings } from "../database/database.ts";
import { placeOf } from "../database/place.ts";
import type { Log } from "../process/log.ts";
import type { Changes } from "./changes.ts";
import { postgresChanges } from "./postgres-changes.ts";
import { sqliteChanges } from "./sqlite-changes.ts";

/** Learns of changes in the way of the database that the settings name. */
export const openChanges = async (database: Database, settings: DatabaseSettings, log: Log): Promise<Changes> => {
  const place = placeOf(settings);
  return place.kind === "postgres"
    ? postgresChanges(database, place.url, log)
    : sqliteChanges(database, place.file, log);
};
