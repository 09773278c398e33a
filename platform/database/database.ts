import type { Kysely, Transaction } from "kysely";
import { migrate } from "./migrate.ts";
import { type DatabaseSettings, placeOf } from "./place.ts";
import { openPostgres } from "./postgres-database.ts";
import { openSqlite } from "./sqlite-database.ts";
import type { Tables } from "./tables.ts";

/** The same queries run on SQLite and PostgreSQL. */
export type Database = Kysely<Tables>;

export type DatabaseTransaction = Transaction<Tables>;

export type { DatabaseSettings };

/** Opens it and brings it to the newest shape. `lost` hears of broken idle connections. */
export const openDatabase = async (settings: DatabaseSettings, lost: (error: Error) => void): Promise<Database> => {
  const place = placeOf(settings);
  const database = connect(settings, lost);
  if (place.kind === "sqlite") await migrate(database);
  else await migratePatiently(place.url, lost);
  return database;
};

/** A step may take its time, a query of a visitor may not. */
const migratePatiently = async (url: string, lost: (error: Error) => void) => {
  const patient = openPostgres(url, lost, 0);
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
};

/** The same without changing its shape. */
export const connect = (settings: DatabaseSettings, lost: (error: Error) => void): Database => {
  const place = placeOf(settings);
  return place.kind === "postgres" ? openPostgres(place.url, lost) : openSqlite(place.file);
};
