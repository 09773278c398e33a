import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";

/** Tables, each with the column that says whose its rows are. */
export type Owned = Partial<Record<keyof Tables, string>>;

/** All rows of these tables that are not the owner's: what a verb about the owner leaves as it is. */
export const rowsOfOthers = async (database: Database, tables: Owned, owner: string): Promise<string[]> => {
  const all = Object.entries(tables).map(async ([table, column]) => {
    const { rows } = await sql`select * from ${sql.table(table)} where ${sql.ref(column)} <> ${owner}`.execute(
      database,
    );
    return rows.map((row) => `${table} ${JSON.stringify(row)}`);
  });
  return (await Promise.all(all)).flat().sort();
};
