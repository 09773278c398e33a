import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { confirmCommits } from "./replicas.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const CONNECTIONS = 10;
/** A server that says nothing is not waited for: whoever asked hears of it. */
const QUERY_MS = 10_000;

/**
 * Opens a pool of connections to PostgreSQL. `lost` hears of idle connections that broke; the pool replaces them. A query
 * fails after `queryMs` without an answer, with 0 never.
 */
export const openPostgres = (url: string, lost: (error: Error) => void, queryMs = QUERY_MS): Kysely<Tables> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    ...(queryMs > 0 ? { query_timeout: queryMs } : {}),
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on("error", lost);
  // One that breaks amid a transaction tells nobody but its own listeners, and without one it ends the process. Whatever
  // is asked of it next fails, and so does the transaction.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: confirmCommits }) });
};
