import { PostgresAdapter } from "kysely";
import type { Database } from "./tables.ts";

/** Whether it is PostgreSQL, for what the two databases spell differently; else it is SQLite. */
export const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter;
