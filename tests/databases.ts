import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type Database, openDatabase } from "#platform/database/database.ts";

export type DatabaseKind = "SQLite" | "PostgreSQL";

/** For `describe.each`: what is stored must behave the same on both. `TEST_DATABASES=sqlite` leaves PostgreSQL out. */
export const databaseKinds: DatabaseKind[] =
  process.env.TEST_DATABASES === "sqlite" ? ["SQLite"] : ["SQLite", "PostgreSQL"];

/** Opens a fresh database in its newest shape, and forgets it when the test ends. */
export const freshDatabase = async (kind: DatabaseKind): Promise<Database> => {
  const url = kind === "SQLite" ? ":memory:" : await freshPostgresUrl();
  const database = await openDatabase({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
  onTestFinished(() => database.destroy());
  return database;
};

/** The address of a new, empty database on the PostgreSQL of this test run. */
export const freshPostgresUrl = async (): Promise<string> => {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = new pg.Client({ connectionString: inject("postgresUrl") });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  return inject("postgresUrl").replace(/\/postgres$/, `/${name}`);
};
