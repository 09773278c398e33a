import type { Kysely, Transaction } from "kysely";
import { migrate } from "./migrate.ts";
import { type DatabaseSettings, placeOf } from "./place.ts";
import { openPostgres } from "./postgres-database.ts";
import { openSqlite } from "./sqlite-database.ts";
import type { Tables } from "./tables.ts";

/** The one way to stored data; the same queries run on SQLite and PostgreSQL. */
export type Database = Kysely<Tables>;

/** A database inside a transaction. */
export type DatabaseTransaction = Transaction<Tables>;

export type { DatabaseSettings };

/**
 * Opens the database that the settings name - `postgres://…`, a SQLite file or `:memory:`, by default a file in
 * DATA_DIR - and brings it to the newest shape. `lost` hears of broken idle connections.
 */
export const openDatabase = async (settings: DatabaseSettings, lost: (error: Error) => void): Promise<Database> => {
  const database = connect(settings, lost);
  await migrate(database);
  return database;
};

/** The same without changing its shape. */
export const connect = (settings: DatabaseSettings, lost: (error: Error) => void): Database => {
  const place = placeOf(settings);
  return place.kind === "postgres" ? openPostgres(place.url, lost) : openSqlite(place.file);
};
