import { PostgresAdapter, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";

/** Whether it is PostgreSQL, for what the two databases spell differently; else it is SQLite. */
export const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter;

/** A text inside the data of a revision, as it was written; null where that is no JSON. `migrations/01-content.ts` indexes exactly these expressions; written in another way, they are not used. */
export const writtenIn = (database: Database, ...path: string[]) =>
  isPostgres(database)
    ? sql<string | null>`written_in(data, ${sql.lit(`{${path.join(",")}}`)})`
    : sql<string | null>`case when json_valid(data) then json_extract(data, ${sql.lit(`$.${path.join(".")}`)}) end`;

/** A condition: each word of a search, eight at most, stands in one of the columns, in upper or lower case. */
export const holdsWords = (search: string, columns: string[]) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  const holds = (word: string) =>
    columns.map((column) => sql`lower(coalesce(${sql.ref(column)}, '')) like ${`%${escapeLike(word)}%`} escape '!'`);
  const conditions = words.map((word) => sql`(${sql.join(holds(word), sql` or `)})`);
  return conditions.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
};

/** Text for a pattern of `like … escape '!'`, in which it means itself. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, "!$&");

export const countRows = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> => {
  const row = await query.select(sql<number | string>`count(*)`.as("rows")).executeTakeFirstOrThrow();
  return Number((row as { rows: number | string }).rows);
};

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

/** Does `work` inside the transaction of the caller, where `database` is one, else in one of its own. */
export const inTransaction = <T>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<T>,
): Promise<T> =>
  database.isTransaction ? work(database as DatabaseTransaction) : database.transaction().execute(work);

/** Does `work` inside a transaction of the caller; `rollBack` takes back what it wrote until then, and nothing else. */
export const inSavepoint = async <T>(
  transaction: DatabaseTransaction,
  work: (rollBack: () => Promise<unknown>) => Promise<T>,
): Promise<T> => {
  await sql`savepoint part`.execute(transaction);
  const result = await work(() => sql`rollback to savepoint part`.execute(transaction));
  await sql`release savepoint part`.execute(transaction);
  return result;
};
