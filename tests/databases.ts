import { randomUUID } from "node:crypto";
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

/** What tests start from: filled once, copied for each test. The name is that of its PostgreSQL database. */
export type Template = { name: string; fill: (database: Database) => Promise<unknown> };

const EMPTY: Template = { name: "template_empty", fill: async () => {} };

/** Opens a copy of a template, by default an empty database in its newest shape, and forgets it when the test ends. */
export const freshDatabase = async (kind: DatabaseKind, template = EMPTY): Promise<Database> => {
  const database = kind === "SQLite" ? await copyInMemory(template) : await copyOnServer(template);
  onTestFinished(() => database.destroy());
  return database;
};

/** The address of a new database on the PostgreSQL of this test run, with nothing in it, not even tables. */
export const freshPostgresUrl = (): Promise<string> => newOnServer("");

const copyInMemory = async (template: Template): Promise<Database> => {
  const connection = new DatabaseSync(":memory:");
  connection.deserialize(await once(`sqlite ${template.name}`, () => fillInMemory(template)));
  return sqliteOn(connection);
};

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
  await once(`postgres ${template.name}`, () => fillOnServer(template));
  const DATABASE_URL = await newOnServer(`template ${template.name} strategy file_copy`);
  return connect({ DATABASE_URL, DATA_DIR: "" }, () => {});
};

/** Of the processes that run tests the first one fills it, the others wait. It gets its name when it is complete. */
const fillOnServer = (template: Template) =>
  onServer(async (server) => {
    await server.query("select pg_advisory_lock(1)");
    const known = await server.query("select from pg_database where datname = $1", [template.name]);
    if (known.rowCount) return;
    const building = `${template.name}_building`;
    await server.query(`create database ${building}`);
    const database = await openDatabase({ DATABASE_URL: await urlOf(building), DATA_DIR: "" }, () => {});
    await template.fill(database);
    await database.destroy();
    await server.query(`alter database ${building} rename to ${template.name}`);
  });

const newOnServer = async (options: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await onServer((server) => server.query(`create database ${name} ${options}`));
  return urlOf(name);
};

const onServer = async (work: (server: pg.Client) => Promise<unknown>): Promise<void> => {
  const server = new pg.Client({ connectionString: await serverUrl() });
  await server.connect();
  await work(server).finally(() => server.end());
};

const urlOf = async (name: string) => (await serverUrl()).replace(/\/postgres$/, `/${name}`);

/** Whoever asks first makes the test run start its PostgreSQL. */
const serverUrl = () => once("server", async () => (await fetch(inject("postgresStarter"))).text());

const results = new Map<string, Promise<unknown>>();

/** Does something once in this process; whoever asks later gets the same answer. */
const once = <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const result = results.get(key) ?? work();
  results.set(key, result);
  return result as Promise<T>;
};
