import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Tables } from "../tables.ts";

export type TableShape = { name: string; columns: string[]; key: string[] };

const LAST = "site_version";
/** Of processes, or of visitors of a day, who are to be forgotten at its end: in a backup they would be remembered. */
export const PASSING = ["replica", "visitor", "visit_salt"];
/** The index of the search, which is made again from the rest. On SQLite it has tables of its own. */
const OF_SEARCH = /^search_/;

/** What is copied, each after those it refers to. Throws for one without a primary key. */
export const tablesOf = async (database: Kysely<Tables>): Promise<TableShape[]> => {
  const all = await database.introspection.getTables();
  const found = all.filter(({ name }) => !PASSING.includes(name) && !OF_SEARCH.test(name));
  const keys = await keysOf(database);
  const references = await referencesOf(database);
  const shapes = found.map(({ name, columns }) => {
    const key = keys.filter((row) => row.table === name).map((row) => row.column);
    if (key.length === 0) throw new Error(`table ${name} has no primary key`);
    return { name, columns: columns.map((column) => column.name).sort(), key };
  });
  return inOrder(shapes.sort(byName), references);
};

const byName = (a: TableShape, b: TableShape) =>
  Number(a.name === LAST) - Number(b.name === LAST) || a.name.localeCompare(b.name);

type Reference = { table: string; parent: string };

const inOrder = (shapes: TableShape[], references: Reference[]): TableShape[] => {
  const ordered: TableShape[] = [];
  const add = (shape: TableShape) => {
    if (ordered.includes(shape)) return;
    const parents = references.filter(({ table, parent }) => table === shape.name && parent !== shape.name);
    for (const { parent } of parents) for (const other of shapes) if (other.name === parent) add(other);
    ordered.push(shape);
  };
  shapes.forEach(add);
  return ordered;
};

const onPostgres = (database: Kysely<Tables>) => database.getExecutor().adapter instanceof PostgresAdapter;

const keysOf = async (database: Kysely<Tables>): Promise<{ table: string; column: string }[]> => {
  const query = onPostgres(database)
    ? sql<{ table: string; column: string }>`
        select c.relname as "table", a.attname as "column" from pg_index i
        join pg_class c on c.oid = i.indrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indisprimary and c.relnamespace = current_schema()::regnamespace
        order by array_position(i.indkey::int2[], a.attnum)`
    : sql<{ table: string; column: string }>`
        select m.name as "table", p.name as "column" from sqlite_master m, pragma_table_info(m.name) p
        where m.type = 'table' and p.pk > 0 order by p.pk`;
  return (await query.execute(database)).rows;
};

const referencesOf = async (database: Kysely<Tables>): Promise<Reference[]> => {
  const query = onPostgres(database)
    ? sql<Reference>`
        select child.relname as "table", parent.relname as parent from pg_constraint k
        join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`
    : sql<Reference>`
        select m.name as "table", f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table'`;
  return (await query.execute(database)).rows;
};
