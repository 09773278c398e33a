import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../tables.ts";
import type { TableShape } from "./shape.ts";

export type Row = Record<string, string | number | null>;

/** Few enough for SQLite's bound values and for memory. */
const BATCH = 200;

/** In batches, in the order of its key. Run it inside one snapshot. */
export async function* readRows(database: Database, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${after}
      order by ${keys} limit ${sql.lit(BATCH)}`.execute(database);
    if (rows.length > 0) yield rows.map((row) => portable(row, columns));
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

const portable = (row: Record<string, unknown>, columns: string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, portableValue(row[column])]));

const portableValue = (value: unknown): string | number | null => {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return Number(value);
  throw new Error(`a value of a kind that can't be carried over: ${typeof value}`);
};

/** One that is there already is replaced: twice is the same as once. */
export const writeRows = async (database: Database, { name, columns, key }: TableShape, rows: Row[]): Promise<void> => {
  const others = columns.filter((column) => !key.includes(column));
  const replace = others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  for (let at = 0; at < rows.length; at += BATCH) {
    const values = rows
      .slice(at, at + BATCH)
      .map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
    await sql`
      insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (${sql.join(key.map((column) => sql.ref(column)))})
      do ${others.length > 0 ? sql`update set ${sql.join(replace)}` : sql`nothing`}`.execute(database);
  }
};

/** `sha256` combines the hashes of all rows. */
export type TableSum = { rows: number; sha256: string };

/** Rows may come in any order: their hashes are combined by exclusive or. */
export const openSum = () => {
  const combined = Buffer.alloc(32);
  let count = 0;
  return {
    add: (row: Row): void => {
      const hash = createHash("sha256").update(JSON.stringify(row)).digest();
      for (let at = 0; at < combined.length; at += 1) combined[at] = (combined[at] ?? 0) ^ (hash[at] ?? 0);
      count += 1;
    },
    total: (): TableSum => ({ rows: count, sha256: combined.toString("hex") }),
  };
};

export const sumOf = async (database: Database, table: TableShape): Promise<TableSum> => {
  const sum = openSum();
  for await (const rows of readRows(database, table)) rows.forEach(sum.add);
  return sum.total();
};

export const areSame = (a: TableSum, b: TableSum): boolean => a.rows === b.rows && a.sha256 === b.sha256;
