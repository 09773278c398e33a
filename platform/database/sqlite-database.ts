import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteStatement, sql } from "kysely";
import type { Log } from "../process/log.ts";
import { makeFolder } from "../process/make-folder.ts";
import { type Asked, toldTo } from "./queries.ts";
import type { Database, Tables } from "./tables.ts";

const MOST_STATEMENTS = 300;
/** How long a write waits for another process. None takes long but a first start, which fills the database: half a minute on a busy machine. */
const LOCK_MS = 60_000;

/** A file (its folder is made) or ":memory:". Every commit reaches the disk before it returns. Throws a Fault. */
export const openSqlite = (file: string, asked?: Asked): Database => {
  if (file !== ":memory:") makeFolder(dirname(file));
  return sqliteOn(new DatabaseSync(file, { timeout: LOCK_MS }), asked);
};

export const sqliteOn = (connection: DatabaseSync, asked?: Asked): Database => {
  connection.exec("pragma journal_mode=wal; pragma synchronous=full; pragma foreign_keys=on; pragma cache_size=-16000");
  connection.exec("pragma secure_delete=on"); // what is deleted is overwritten with zeros
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection), ...toldTo(asked) });
};

/** Empties the write-ahead log, in which deleted rows stand on. False while somebody reads: to be tried again. */
export const emptyLog = (database: Database): Promise<boolean> =>
  database.connection().execute(async (one) => {
    await sql.raw("pragma busy_timeout=0").execute(one);
    const { rows } = await sql.raw<{ busy: number }>("pragma wal_checkpoint(truncate)").execute(one);
    await sql.raw(`pragma busy_timeout=${LOCK_MS}`).execute(one);
    return rows[0]?.busy === 0;
  });

/** A reader holds the log for moments; what can't be emptied even so, the next erasure or the hourly job tries again. */
export const emptyLogSoon = async (database: Database, log: Log): Promise<void> => {
  for (let tries = 0; tries < 5; tries += 1) {
    if (await emptyLog(database)) return;
    await wait(200);
  }
  log.warn("the write-ahead log could not be emptied: somebody reads for long; it is tried again within the hour");
};

/** For reading only: its transactions wait for nobody. */
export const openSqliteReader = (file: string): Database => {
  const connection = new DatabaseSync(file, { readOnly: true, timeout: LOCK_MS });
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection, "begin") });
};

class NodeSqliteDialect extends SqliteDialect {
  /** By default the write lock is taken at the start: two processes wait instead of failing later. */
  constructor(connection: DatabaseSync, begin = "begin immediate") {
    super({ database: { close: () => connection.close(), prepare: preparer(connection, begin) } });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const preparer = (connection: DatabaseSync, begin: string) => {
  const statements = new Map<string, SqliteStatement>();
  return (sql: string): SqliteStatement => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const prepared = adapt(connection.prepare(sql === "begin" ? begin : sql));
    const statement = sql === "rollback" ? whereNeeded(prepared, connection) : prepared;
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
};

/** A full disk has SQLite roll back by itself. Doing it again would throw, and hide what happened. */
const whereNeeded = (statement: SqliteStatement, connection: DatabaseSync): SqliteStatement => ({
  ...statement,
  run: (parameters) => (connection.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
});

const adapt = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
  run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
  iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
});
