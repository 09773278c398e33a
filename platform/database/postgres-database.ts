import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";

const INT8 = 20;
const CONNECTIONS = 10;

/** Opens a pool of connections to PostgreSQL. `lost` hears of idle connections that broke; the pool replaces them. */
export const openPostgres = (url: string, lost: (error: Error) => void): Kysely<Tables> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on("error", lost);
  // One that breaks amid a transaction tells nobody but its own listeners, and without one it ends the process. Whatever
  // is asked of it next fails, and so does the transaction.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
};
