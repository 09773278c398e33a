import type { Kysely } from "kysely";
import { connect } from "../database.ts";
import { type DatabaseSettings, placeOf } from "../place.ts";
import { openSqliteReader } from "../sqlite-database.ts";
import type { Tables } from "../tables.ts";

/**
 * Reads a database as it is at one moment, while others go on writing: a read transaction of its own (SQLite in WAL mode
 * and PostgreSQL's repeatable read show the state of its first query). Nobody waits for it.
 */
export const readSnapshot = async <T>(
  settings: DatabaseSettings,
  read: (database: Kysely<Tables>) => Promise<T>,
): Promise<T> => {
  const place = placeOf(settings);
  const database = place.kind === "sqlite" ? openSqliteReader(place.file) : connect(settings, () => {});
  try {
    const transaction = database.transaction();
    if (place.kind === "sqlite") return await transaction.execute(read);
    return await transaction.setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  } finally {
    await database.destroy();
  }
};
