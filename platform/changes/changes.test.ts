import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type DatabaseKind, databaseKinds, freshPostgresUrl } from "../../tests/databases.ts";
import { eventually } from "../../tests/eventually.ts";
import { freePort } from "../../tests/free-port.ts";
import { connect, openDatabase } from "../database/database.ts";
import { LEASE_MS } from "../database/replicas.ts";
import { openChanges } from "./open-changes.ts";
import { keepSession } from "./replica-session.ts";

/** A publish that waited for nobody, on a busy machine. */
const AT_ONCE_MS = LEASE_MS - 50;

const settingsFor = async (kind: DatabaseKind) => {
  if (kind === "PostgreSQL") return { DATABASE_URL: await freshPostgresUrl(), DATA_DIR: "" };
  const folder = mkdtempSync(join(tmpdir(), "changes-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { DATABASE_URL: "", DATA_DIR: folder };
};

type Settings = Awaited<ReturnType<typeof settingsFor>>;

/** One process on the database, as far as changes go. */
const joinOn = async (settings: Settings, isNew = true, log = pino({ level: "silent" })) => {
  const database = isNew ? await openDatabase(settings, () => {}) : connect(settings, () => {});
  const changes = await openChanges(database, settings, log);
  onTestFinished(async () => {
    await changes.close();
    await database.destroy();
  });
  /** Milliseconds until it is confirmed. */
  const advance = async (thenFail = false): Promise<number> => {
    const begun = performance.now();
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("site_version")
        .set((e) => ({ version: e("version", "+", 1) }))
        .execute();
      if (thenFail) throw new Error("rolled back");
    });
    return performance.now() - begun;
  };
  /** Reads until it need not ask any more. */
  const leased = () => eventually(() => expect(changes.known()).toBeDefined());
  return { database, changes, advance, leased };
};

/** A log, and how long it says that a session is waited for. */
const toldWaits = () => {
  const waits: number[] = [];
  const log = pino({}, { write: (line) => void waits.push(JSON.parse(line).wait) });
  return { log, waits };
};

const open = async (kind: DatabaseKind) => {
  const settings = await settingsFor(kind);
  const opened = await openDatabase(settings, () => {});
  await opened.insertInto("site_version").values({ id: 1, version: 1 }).execute();
  await opened.destroy();
  return settings;
};

const twoOn = async (kind: DatabaseKind) => {
  const settings = await open(kind);
  return { one: await joinOn(settings), other: await joinOn(settings), settings };
};

test("a database in memory has no file to look into: its version is asked for", async () => {
  const { changes, database, advance } = await joinOn({ DATABASE_URL: ":memory:", DATA_DIR: "" });
  await database.insertInto("site_version").values({ id: 1, version: 1 }).execute();
  await advance();
  expect(changes.known()).toBeUndefined();
  expect(await changes.ask()).toBe(2);
});

describe.each(databaseKinds)("on %s", (kind) => {
  test("as soon as a change is confirmed, no process knows of an older version, and asking tells the new one", async () => {
    const { one, other } = await twoOn(kind);
    for (const process of [one, other]) await process.leased();
    for (let version = 2; version < 30; version += 1) {
      await (version % 2 ? one : other).advance();
      await setImmediate();
      for (const { changes } of [one, other]) {
        expect([version, undefined]).toContain(changes.known());
        expect(await changes.ask()).toBe(version);
      }
    }
  });

  test("what is rolled back changes nothing", async () => {
    const { one, other } = await twoOn(kind);
    await expect(one.advance(true)).rejects.toThrow("rolled back");
    await other.leased();
    expect(other.changes.known()).toBe(1);
  });
});

test("a process that leaves while its session can't be had does not try for another", async () => {
  const { log, waits } = toldWaits();
  const nobody = `postgres://127.0.0.1:${await freePort()}/none`;
  const session = keepSession(nobody, { learned: () => {}, broken: () => {} }, log);
  await session.close();
  await session.begun;
  expect(waits).toEqual([]);
});

describe.runIf(databaseKinds.includes("PostgreSQL"))("on PostgreSQL", () => {
  const register = (client: pg.Client, id: string) =>
    client.query(
      `insert into replica (id, pid, started, version)
       select $1, pid, backend_start, 1 from pg_stat_activity where pid = pg_backend_pid()`,
      [id],
    );
  const dial = async ({ DATABASE_URL }: Settings) => {
    const client = new pg.Client({ connectionString: DATABASE_URL });
    await client.connect();
    return client;
  };

  test("replicas that live acknowledge long before a lease has run out", async () => {
    const { one, other } = await twoOn("PostgreSQL");
    for (const process of [one, other]) await process.leased();
    const times = [];
    for (let turn = 0; turn < 10; turn += 1) times.push(await one.advance());
    expect(times.sort((a, b) => a - b)[5]).toBeLessThan(AT_ONCE_MS);
  });

  test("a replica that is halted is waited for a whole lease, each time; one that has ended only once", async () => {
    const settings = await open("PostgreSQL");
    const one = await joinOn(settings);
    const halted = await dial(settings);
    await register(halted, "halted");
    expect(await one.advance()).toBeGreaterThan(LEASE_MS);
    expect(await one.advance()).toBeGreaterThan(LEASE_MS);
    await halted.end();
    await eventually(async () => {
      await one.advance();
      expect(await sql`select from replica where id = 'halted'`.execute(one.database)).toMatchObject({ rows: [] });
    });
    await eventually(async () => expect(await one.advance()).toBeLessThan(AT_ONCE_MS));
  });

  test("a process that does not hear the database knows nothing once its lease has run out", async () => {
    const { one, other, settings } = await twoOn("PostgreSQL");
    await other.leased();
    const operator = await dial(settings);
    onTestFinished(() => operator.end());
    await operator.query("begin; lock table site_version in access exclusive mode");
    await eventually(() => expect(other.changes.known()).toBeUndefined(), { timeout: LEASE_MS + 500, interval: 5 });
    await operator.query("rollback");
    await one.advance();
    await eventually(() => expect(other.changes.known()).toBe(2));
  });

  test("an answer that comes when the lease would be over grants none: it may be as old as the question", async () => {
    const settings = await open("PostgreSQL");
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { changes } = await joinOn(settings);
    expect(changes.known()).toBeUndefined(); // which asks
    vi.advanceTimersByTime(LEASE_MS);
    for (let n = 0; n < 10; n += 1) await changes.ask();
    expect(changes.known()).toBeUndefined();
    await eventually(() => expect(changes.known()).toBe(1));
  });

  test("a process that leaves is waited for no more, and a killed connection comes back by itself", async () => {
    const { one, other } = await twoOn("PostgreSQL");
    for (const process of [one, other]) await process.leased();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid in (select pid from replica)`.execute(one.database);
    await one.advance();
    for (const process of [one, other]) {
      await process.leased();
      expect(process.changes.known()).toBe(2);
    }
    await other.changes.close();
    const { rows } = await sql`select from replica r join pg_stat_activity using (pid)`.execute(one.database);
    expect(rows).toHaveLength(1);
  });

  test("each connection that ends is made anew as soon as the first one was", async () => {
    const { log, waits } = toldWaits();
    const { database, leased } = await joinOn(await open("PostgreSQL"), true, log);
    for (const count of [1, 2, 3]) {
      await leased();
      await sql`select pg_terminate_backend(pid) from replica`.execute(database);
      await eventually(() => expect(waits).toHaveLength(count));
    }
    expect(waits).toEqual([100, 100, 100]);
  });

  test("a database that takes no writes for a while is left without connections that nobody uses", async () => {
    const settings = await open("PostgreSQL");
    const operator = await dial(settings);
    onTestFinished(() => operator.end());
    const setReadOnly = (value: string) =>
      operator.query(`do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
      end $$`);
    await setReadOnly("on");
    const { changes } = await joinOn(settings, false);
    const others = async () => {
      const { rowCount } = await operator.query(
        "select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
      return rowCount;
    };
    await new Promise((resolve) => setTimeout(resolve, 1_000)); // some tries
    await eventually(async () => expect(await others()).toBe(0));
    await operator.query("begin read write");
    await setReadOnly("off");
    await operator.query("commit");
    await eventually(() => expect(changes.known()).toBe(1));
  });

  test("a process whose row is gone is granted nothing until it has another", async () => {
    const { one } = await twoOn("PostgreSQL");
    await one.leased();
    await sql`delete from replica`.execute(one.database);
    await eventually(() => expect(one.changes.known()).toBeUndefined());
    await one.leased();
    expect((await sql`select from replica`.execute(one.database)).rows).not.toEqual([]);
  });
});
