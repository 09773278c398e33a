import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type DatabaseKind, databaseKinds, freshPostgresUrl } from "../../tests/databases.ts";
import { openDatabase } from "../database/database.ts";
import { openChanges } from "./open-changes.ts";

const WITHIN = { timeout: 10_000, interval: 10 };
/** Well before the version is asked for anyway, every 5 s. */
const SOON = { timeout: 2_500, interval: 10 };

const settingsFor = async (kind: DatabaseKind) => {
  if (kind === "PostgreSQL") return { DATABASE_URL: await freshPostgresUrl(), DATA_DIR: "" };
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { DATABASE_URL: "", DATA_DIR: folder };
};

/** One process on the database, as far as changes go: it counts what it is told. */
const joinOn = async (settings: { DATABASE_URL: string; DATA_DIR: string }) => {
  const database = await openDatabase(settings, () => {});
  const changes = await openChanges(database, settings, pino({ level: "silent" }));
  const told: number[] = [];
  changes.subscribe(() => told.push(performance.now()));
  onTestFinished(async () => {
    await changes.close();
    await database.destroy();
  });
  const advance = (thenFail = false) =>
    database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("site_version")
        .set((e) => ({ version: e("version", "+", 1) }))
        .execute();
      await changes.announce(transaction);
      if (thenFail) throw new Error("rolled back");
    });
  return { database, changes, told, advance };
};

const twoOn = async (kind: DatabaseKind) => {
  const settings = await settingsFor(kind);
  const opened = await openDatabase(settings, () => {});
  await opened.insertInto("site_version").values({ id: 1, version: 1 }).execute();
  await opened.destroy();
  return { one: await joinOn(settings), other: await joinOn(settings), settings };
};

describe.each(databaseKinds)("On %s", (kind) => {
  test("a change is told to this process and to another one, once each", async () => {
    const { one, other } = await twoOn(kind);
    await one.advance();
    await vi.waitFor(() => expect([one.told.length, other.told.length]).toEqual([1, 1]), WITHIN);
    await other.advance();
    await vi.waitFor(() => expect([one.told.length, other.told.length]).toEqual([2, 2]), WITHIN);
  });

  test("what is rolled back is not told, nor is what visitors don't see", async () => {
    const { one, other } = await twoOn(kind);
    await expect(one.advance(true)).rejects.toThrow("rolled back");
    const [key, reset_at] = [randomUUID(), 1];
    await one.database.insertInto("rate_window").values({ key, count: 1, reset_at }).execute();
    await one.advance();
    await vi.waitFor(() => expect([one.told.length, other.told.length]).toEqual([1, 1]), WITHIN);
  });

  test("who has unsubscribed hears nothing", async () => {
    const { one, other } = await twoOn(kind);
    const heard: string[] = [];
    other.changes.subscribe(() => heard.push("stops"))();
    await one.advance();
    await vi.waitFor(() => expect(other.told).toHaveLength(1), WITHIN);
    expect(heard).toEqual([]);
  });
});

test("a killed listening connection comes back by itself, and what was missed meanwhile is told", async () => {
  const { one, other } = await twoOn("PostgreSQL");
  const listeners = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'listen %'`;
  const { rows: before } = await listeners.execute(one.database);
  expect(before).toHaveLength(2);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(one.database);
  await one.advance();
  await vi.waitFor(() => expect([one.told.length, other.told.length]).toEqual([1, 1]), SOON);
  await vi.waitFor(async () => expect((await listeners.execute(one.database)).rows).toHaveLength(2), WITHIN);
  await one.advance();
  await vi.waitFor(() => expect([one.told.length, other.told.length]).toEqual([2, 2]), WITHIN);
});
