import { sql, type TableMetadata } from "kysely";
import { isPostgres } from "../is-postgres.ts";
import type { Database, Tables } from "../tables.ts";
import { tablesAndViewsHere, tablesHere } from "../tables-here.ts";

export type TableShape = { name: string; columns: string[]; key: string[] };

/**
 * `passing`: of processes, or of visitors of a day, who are to be forgotten at its end; in a backup they would be remembered.
 * `made anew`: from the rest, such as the index of the search.
 */
type Way = "copied" | "passing" | "made anew";

/** Every table that a migration makes, also one that a later migration takes away: all others are the host's own. */
const OURS: Record<keyof Tables, Way> & Record<string, Way> = {
  kysely_migration: "made anew",
  kysely_migration_lock: "made anew",
  replica: "passing",
  search_fts: "made anew",
  search_fts_enquiry: "made anew",
  search_text: "made anew",
  visit_salt: "passing",
  visitor: "passing",
  activity: "copied",
  alert: "copied",
  backup: "copied",
  confirmed_document: "copied",
  cropped_picture: "copied",
  document: "copied",
  document_tag: "copied",
  dropped_file: "copied",
  enquiry: "copied",
  enquiry_note: "copied",
  enquiry_reply: "copied",
  live_count: "copied",
  mail_attempt: "copied",
  media: "copied",
  media_alt: "copied",
  media_tag: "copied",
  missing_path: "copied",
  preview_link: "copied",
  published_link: "copied",
  rate_window: "copied",
  redirect: "copied",
  replaced_picture: "copied",
  revision: "copied",
  revision_picture: "copied",
  site_version: "copied",
  staff: "copied",
  staff_account: "copied",
  staff_passkey: "copied",
  staff_second_factor: "copied",
  staff_session: "copied",
  staff_verification: "copied",
  undo: "copied",
  used_token: "copied",
  visit_count: "copied",
  visit_month: "copied",
  visit_week: "copied",
  weekly_mail: "copied",
};

const LAST = "site_version";

const isOurs = ({ name }: TableMetadata) => Object.hasOwn(OURS, name);

/** Without them no table is the site's. */
const wereMigrated = (tables: TableMetadata[]) => tables.some(({ name }) => name === "kysely_migration");

/** Those of the site, without what a host put beside them. None where no migration ran. */
const ownTables = async (database: Database): Promise<TableMetadata[]> => {
  const tables = await tablesHere(database);
  return wereMigrated(tables) ? tables.filter(isOurs) : [];
};

/** The names of the site's that tables and views of a host's bear where no migration ran, so that none can. */
export const takenNames = async (database: Database): Promise<string[]> => {
  const tables = await tablesAndViewsHere(database);
  return wereMigrated(tables)
    ? []
    : tables
        .filter(isOurs)
        .map(({ name }) => name)
        .sort();
};

/** What is copied, each after those it refers to. Throws for one without a primary key. */
export const tablesOf = async (database: Database): Promise<TableShape[]> => {
  const found = (await ownTables(database)).filter(({ name }) => OURS[name] === "copied");
  const keys = await keysOf(database);
  const references = await referencesOf(database);
  const shapes = found.map(({ name, columns }) => {
    const key = keys.filter((row) => row.table === name).map((row) => row.column);
    if (key.length === 0) throw new Error(`table ${name} has no primary key`);
    return { name, columns: columns.map((column) => column.name).sort(), key };
  });
  return inOrder(shapes.sort(byName), references);
};

/** The names of all tables of the site, each before those it refers to. */
export const allOf = async (database: Database): Promise<string[]> => {
  const copied = (await tablesOf(database)).map(({ name }) => name).reverse();
  const others = (await ownTables(database)).map(({ name }) => name).filter((name) => !copied.includes(name));
  return [...others, ...copied];
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

const keysOf = async (database: Database): Promise<{ table: string; column: string }[]> => {
  const query = isPostgres(database)
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

const referencesOf = async (database: Database): Promise<Reference[]> => {
  const query = isPostgres(database)
    ? sql<Reference>`
        select child.relname as "table", parent.relname as parent from pg_constraint k
        join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
        where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`
    : sql<Reference>`
        select m.name as "table", f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f
        where m.type = 'table'`;
  return (await query.execute(database)).rows;
};
