import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { connect, type Database, openDatabase } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { sqliteOn } from "#platform/database/sqlite-database.ts";

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** For `describe.each`: what is stored must behave the same on both. `TEST_DATABASES=sqlite` leaves PostgreSQL out. */
export const databaseKinds: DatabaseKind[] =
  process.env.TEST_DATABASES === "sqlite" ? ["SQLite"] : ["SQLite", "PostgreSQL"];

/** How many values one statement can bind. */
export const MOST_VALUES: Record<DatabaseKind, number> = { SQLite: 32_766, PostgreSQL: 65_535 };

/** What tests start from: filled once, copied for each test. The name is that of its PostgreSQL database. */
export type Template = { name: string; fill: (database: Database) => Promise<unknown> };

const EMPTY: Template = { name: "template_empty", fill: async () => {} };

/** Opens a copy of a template, by default an empty database in its newest shape, and forgets it when the test ends. */
export const freshDatabase = async (kind: DatabaseKind, template = EMPTY): Promise<Database> => {
  if (kind === "PostgreSQL") return copyOnServer(template);
  const database = await copyInMemory(template);
  onTestFinished(() => database.destroy());
  return database;
};

/** The address of a new database on the PostgreSQL of this test run: a copy, else with nothing in it, not even tables. */
export const freshPostgresUrl = async (template?: Template): Promise<string> =>
  urlOf(await (template ? newCopy(template) : newOnServer("")));

/** Writes a copy of a template where the product keeps its database on SQLite. */
export const writeSqlite = async (folder: string, template: Template): Promise<void> =>
  writeFileSync(join(folder, "site.sqlite"), await bytesOf(template));

const copyInMemory = async (template: Template): Promise<Database> => {
  const connection = new DatabaseSync(":memory:");
  connection.deserialize(await bytesOf(template));
  return sqliteOn(connection);
};

const bytesOf = (template: Template) => once(`sqlite ${template.name}`, () => fillInMemory(template));

const fillInMemory = async ({ fill }: Template): Promise<Uint8Array> => {
  const connection = new DatabaseSync(":memory:");
  const database = sqliteOn(connection);
  await migrate(database);
  await fill(database);
  const bytes = connection.serialize();
  await database.destroy();
  return bytes;
};

const copyOnServer = async (template: Template): Promise<Database> => {
  const name = await newCopy(template);
  const database = connect({ DATABASE_URL: await urlOf(name), DATA_DIR: "" }, () => {});
  onTestFinished(async () => {
    await database.destroy();
    // Nobody waits for it, and at the end of a run the server may be gone before it.
    void (await server()).query(`drop database ${name} with (force)`).catch(() => {});
  });
  return database;
};

const newCopy = async (template: Template): Promise<string> => {
  await once(`postgres ${template.name}`, () => fillOnServer(template));
  return newOnServer(`template ${template.name} strategy file_copy`);
};

/** Of the processes that run tests the first one fills it, the others wait. It gets its name when it is complete. */
const fillOnServer = async (template: Template): Promise<void> => {
  const { query } = await server();
  await query("select pg_advisory_lock(1)");
  const known = await query("select from pg_database where datname = $1", [template.name]);
  if (!known.rowCount) {
    const building = `${template.name}_building`;
    await query(`create database ${building}`);
    const database = await openDatabase({ DATABASE_URL: await urlOf(building), DATA_DIR: "" }, () => {});
    await template.fill(database);
    await database.destroy();
    await query(`alter database ${building} rename to ${template.name}`);
  }
  await query("select pg_advisory_unlock(1)");
};

const newOnServer = async (options: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await (await server()).query(`create database ${name} ${options}`);
  return name;
};

/** This process's connection to the server, which makes and drops the databases of its tests one after the other. */
const server = () =>
  once("connection", async () => {
    const pool = new pg.Pool({ connectionString: await serverUrl(), max: 1, idleTimeoutMillis: 0 });
    pool.on("error", () => {}); // the server stops before whoever ran tests on it
    return { query: (text: string, values?: string[]) => pool.query(text, values) };
  });

const urlOf = async (name: string) => (await serverUrl()).replace(/\/postgres$/, `/${name}`);

/** Whoever asks first makes the test run start its PostgreSQL. */
const serverUrl = () => once("address", async () => (await fetch(inject("postgresStarter"))).text());

const results = new Map<string, Promise<unknown>>();

/** Does something once in this process; whoever asks later gets the same answer. */
const once = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const result = results.get(key) ?? work();
  results.set(key, result);
  return result as Promise<T>;
};
