import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { confirmCommits } from "./replicas.ts";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const CONNECTIONS = 10;
const QUERY_MS = 10_000;

/** `lost` hears of idle connections that broke; the pool replaces them. A query fails after `queryMs`, with 0 never. */
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
  // Without a listener, one that breaks amid a transaction ends the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool, onCreateConnection: confirmCommits }) });
};
