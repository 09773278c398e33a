import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { type Asked, toldTo } from "./queries.ts";
import { confirmCommits } from "./replicas.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const CONNECTIONS = 10;
const QUERY_MS = 10_000;

/** `lost` hears of idle connections that broke, `asked` of queries. One fails after `queryMs`; 0 is never. */
export const openPostgres = (
  url: string,
  lost: (error: Error) => void,
  { queryMs = QUERY_MS, asked }: { queryMs?: number; asked?: Asked | undefined } = {},
): Kysely<Tables> => {
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
  const dialect = new PostgresDialect({ pool, onCreateConnection: confirmCommits });
  const database = new Kysely<Tables>({ dialect, ...toldTo(asked) });
  pools.set(database, pool);
  return database;
};

const pools = new WeakMap<Kysely<Tables>, pg.Pool>();

export type PoolState = { total: number; idle: number; waiting: number };

/** Null for a database that has but one connection. */
export const poolState = (database: Kysely<Tables>): PoolState | null => {
  const pool = pools.get(database);
  return pool ? { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
};
