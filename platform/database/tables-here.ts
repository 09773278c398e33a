import { sql, type TableMetadata } from "kysely";
import { isPostgres } from "./is-postgres.ts";
import type { Database } from "./tables.ts";

/** Where a table without a schema before its name is made. Undefined on SQLite, which has no schemas. */
export const schemaOf = async (database: Database): Promise<string | undefined> => {
  if (!isPostgres(database)) return undefined;
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(database);
  return rows[0]?.schema;
};

/** Tables and views of that schema alone; with those in which steps are noted. */
export const tablesAndViewsHere = async (database: Database): Promise<TableMetadata[]> => {
  const schema = await schemaOf(database);
  const all = await database.introspection.getTables({ withInternalKyselyTables: true });
  return all.filter((table) => table.schema === schema);
};

export const tablesHere = async (database: Database): Promise<TableMetadata[]> =>
  (await tablesAndViewsHere(database)).filter(({ isView }) => !isView);
