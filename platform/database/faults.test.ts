// @module-tag slow
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, freshDatabase } from "../../tests/databases.ts";
import { freePort } from "../../tests/free-port.ts";
import { commitTogether } from "./commit.ts";
import { openDatabase } from "./database.ts";
import { databaseFault, isAway } from "./database-fault.ts";
import { migrate } from "./migrate.ts";
import { logSlow } from "./queries.ts";
import { emptyLog, openSqliteReader, sqliteOn } from "./sqlite-database.ts";

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), "database-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("a database of a newer version is called that, by the step it made", async () => {
    const database = await freshDatabase(kind);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2027')`.execute(database);
    await expect(migrate(database)).rejects.toThrow("written by a newer version, which made the step 999-future");
  });

  test("a NUL that a stranger sends is no fault, alone or amid words", async () => {
    const database = await freshDatabase(kind);
    const search = (words: string) => database.selectFrom("enquiry").select("id").where("search", "like", words);
    expect(await search("%\0%").where("name", "=", "\0").execute()).toEqual([]);
    expect(await search("fl\0o\0od\0").execute()).toEqual([]);
  });

  test("a step that fails is named, with what went wrong", async () => {
    const database = await freshDatabase(kind);
    await sql`delete from kysely_migration where name >= '05'`.execute(database);
    await expect(migrate(database)).rejects.toThrow(/^migration 05-staff failed: .*already exists/);
  });
});

test("a log that somebody reads is said not to be empty, and emptied once they have read", async () => {
  const file = join(folder(), "site.sqlite");
  const database = await openDatabase({ DATABASE_URL: file, DATA_DIR: "" }, () => {});
  const reader = openSqliteReader(file);
  const write = (key: string) => database.insertInto("rate_window").values({ key, count: 1, reset_at: 1 }).execute();
  await write("before");
  let busy: boolean | undefined;
  await reader.transaction().execute(async (transaction) => {
    await transaction.selectFrom("rate_window").selectAll().execute();
    await write("meanwhile");
    busy = !(await emptyLog(database));
  });
  expect([busy, await emptyLog(database), statSync(`${file}-wal`).size]).toEqual([true, true, 0]);
  await Promise.all([reader.destroy(), database.destroy()]);
});

test("once its log was emptied, a write waits for another process again", async () => {
  const file = join(folder(), "site.sqlite");
  const database = await openDatabase({ DATABASE_URL: file, DATA_DIR: "" }, () => {});
  await emptyLog(database);
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database);
  expect(rows).toEqual([{ timeout: 60_000 }]);
  await database.destroy();
});

test.each([
  [Object.assign(new Error("stops"), { code: "57P01" }), true],
  [Object.assign(new Error("starts"), { code: "57P03" }), true],
  [Object.assign(new Error("has no connection to spare"), { code: "53300" }), true],
  [new Error("timeout exceeded when trying to connect"), true],
  [new Error("Connection terminated unexpectedly"), true],
  [Object.assign(new Error("no such table"), { code: "42P01" }), false],
  [new Error("a bug"), false],
])("what waiting may cure is told from what it can't: %s is %s", (error, away) => expect(isAway(error)).toBe(away));

test("a database that does not answer is named by its host, and nothing of the password is said", async () => {
  const port = await freePort();
  const opened = openDatabase({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${port}/c`, DATA_DIR: "" }, () => {});
  await expect(opened).rejects.toMatchObject({
    code: "ECONNREFUSED",
    message: `The database of DATABASE_URL at 127.0.0.1:${port} does not answer (ECONNREFUSED).`,
  });
});

test.each([
  ["neither the file nor its folder", 0o755, 0o444],
  ["the file, which may be read", 0o777, 0o444],
  ["the file, which may not even be read", 0o777, 0o000],
  ["the folder", 0o755, 0o666],
])("a database of which this user may not write %s is named", async (_, folderMode, fileMode) => {
  const made = folder();
  const file = join(made, "site.sqlite");
  const code = `
    const { openDatabase } = await import("./platform/database/database.ts");
    await openDatabase({ DATABASE_URL: ${JSON.stringify(file)}, DATA_DIR: "" }, () => {}).catch((error) => console.log(error.message));`;
  const database = await openDatabase({ DATABASE_URL: file, DATA_DIR: "" }, () => {});
  await database.destroy();
  chmodSync(file, fileMode);
  chmodSync(made, folderMode);
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8", ...nobody });
  expect(run.stdout + run.stderr).toContain(`The database ${file} may not be written`);
});

test("a start on a full disk says so, also where SQLite finds no room to share memory", () => {
  const SHARED_MEMORY = 4874; // SQLITE_IOERR_SHMSIZE
  const thrown = Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: SHARED_MEMORY });
  const fault = databaseFault(thrown, { kind: "sqlite", file: "/srv/site.sqlite" });
  expect(fault).toMatchObject({ message: "The disk of the database /srv/site.sqlite is full." });
});

test("a full disk is told as that, not as the rollback that SQLite had made already", async () => {
  const connection = new DatabaseSync(join(folder(), "full.sqlite"));
  const database = sqliteOn(connection);
  onTestFinished(() => database.destroy());
  await sql`create table big (text text)`.execute(database);
  connection.exec("pragma max_page_count = 4");
  const fill = sql`insert into big values (${"x".repeat(100_000)})`;
  await expect(database.transaction().execute((transaction) => fill.execute(transaction))).rejects.toThrow("is full");
  await expect(commitTogether(database)((transaction) => fill.execute(transaction))).rejects.toThrow("is full");
});

test("a transaction keeps other writers out from its start, not from when it first writes", async () => {
  const file = join(folder(), "site.sqlite");
  const database = sqliteOn(new DatabaseSync(file));
  const other = new DatabaseSync(file, { timeout: 0 });
  await database.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    expect(() => other.exec("begin immediate")).toThrow("locked");
  });
  other.exec("begin immediate");
  other.close();
  await database.destroy();
});

test("a query that took long is logged with its text and without its values", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const slow = logSlow(log);
  const connection = new DatabaseSync(":memory:");
  const database = sqliteOn(connection, (text) => slow(text, 700));
  onTestFinished(() => database.destroy());
  await sql`select ${"a visitor's words"} as said`.execute(database);
  slow("select 1", 499);
  slow("x".repeat(501), 500);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "slow query", ms: 700, sql: "select ? as said" },
    { msg: "slow query", ms: 500, sql: "x".repeat(500) },
  ]);
});
