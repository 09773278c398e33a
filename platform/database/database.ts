import { databaseFault, requireWritable } from "./database-fault.ts";
import { migrate } from "./migrate.ts";
import { type DatabaseSettings, placeOf } from "./place.ts";
import { openPostgres } from "./postgres-database.ts";
import type { Asked } from "./queries.ts";
import { openSqlite } from "./sqlite-database.ts";
import type { Database, DatabaseTransaction } from "./tables.ts";

export type { Database, DatabaseSettings, DatabaseTransaction };

/** Brings it to the newest shape. `lost` hears of idle connections that broke, `asked` of queries. Throws a Fault. */
export const openDatabase = async (
  settings: DatabaseSettings,
  lost: (error: Error) => void,
  asked?: Asked,
): Promise<Database> => {
  const place = placeOf(settings);
  if (place.kind === "sqlite") requireWritable(place.file);
  try {
    const database = connect(settings, lost, asked);
    if (place.kind === "sqlite") await migrate(database);
    else await migratePatiently(place.url, lost);
    return database;
  } catch (error) {
    throw databaseFault(error, place);
  }
};

const migratePatiently = async (url: string, lost: (error: Error) => void) => {
  const patient = openPostgres(url, lost, { queryMs: 0 });
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
};

/** Opens it as it is, without bringing its shape up to date. */
export const connect = (settings: DatabaseSettings, lost: (error: Error) => void, asked?: Asked): Database => {
  const place = placeOf(settings);
  return place.kind === "postgres" ? openPostgres(place.url, lost, { asked }) : openSqlite(place.file, asked);
};
