import { type CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Asked, toldTo } from "./queries.ts";
import { confirmCommits } from "./replicas.ts";
import type { Database, Tables } from "./tables.ts";

const INT8 = 20;
const CONNECTIONS = 10;
const QUERY_MS = 10_000;

/** `lost` hears of idle connections that broke, `asked` of queries. One fails after `queryMs`; 0 is never. */
export const openPostgres = (
  url: string,
  lost: (error: Error) => void,
  { queryMs = QUERY_MS, asked }: { queryMs?: number; asked?: Asked | undefined } = {},
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(queryMs > 0 ? { query_timeout: queryMs } : {}),
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on("error", lost);
  // Without a listener, one that breaks amid a transaction ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const onCreateConnection = async (connection: DatabaseConnection) => {
    leaveOutNul(connection);
    await confirmCommits(connection);
  };
  const dialect = new PostgresDialect({ pool, onCreateConnection });
  const database = new Kysely<Tables>({ dialect, ...toldTo(asked) });
  pools.set(database, pool);
  return database;
};

const hasNul = (value: unknown) => typeof value === "string" && value.includes("\0");

/** No text of PostgreSQL holds a NUL, which nobody types but strangers send: the rest of the text is taken. */
const leaveOutNul = (connection: DatabaseConnection): void => {
  const execute: DatabaseConnection["executeQuery"] = connection.executeQuery.bind(connection);
  connection.executeQuery = <R>(query: CompiledQuery) => {
    if (!query.parameters.some(hasNul)) return execute<R>(query);
    const parameters = query.parameters.map((value) => (hasNul(value) ? String(value).replaceAll("\0", "") : value));
    return execute<R>({ ...query, parameters });
  };
};

const pools = new WeakMap<Database, pg.Pool>();

export type PoolState = { total: number; idle: number; waiting: number };

/** Null for a database that has but one connection. */
export const poolState = (database: Database): PoolState | null => {
  const pool = pools.get(database);
  return pool ? { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
};
