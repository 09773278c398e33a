import { type SqlBool, sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { isPostgres } from "../listing.server.ts";

/** The objects of a list as rows, however many: one statement, which is the same each time. */
export const jsonRows = (database: Database, list: object[]) => {
  const text = JSON.stringify(list);
  return isPostgres(database)
    ? sql`json_array_elements(cast(${text} as json)) as each`
    : sql`json_each(${text}) as each`;
};

/** Whether a column holds one of these texts. */
export const isAmong = (column: string, database: Database, texts: string[]) => {
  const rows = jsonRows(
    database,
    texts.map((text) => ({ text })),
  );
  return sql<SqlBool>`${sql.ref(column)} in (select value ->> 'text' from ${rows})`;
};
