import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, freshDatabase, freshPostgresUrl } from "../../tests/databases.ts";
import { connect, type Database, openDatabase } from "./database.ts";
import { isAway } from "./database-fault.ts";
import { migrate, migrateTo, newestMigration } from "./migrate.ts";

const emptyDatabase = async (kind: (typeof databaseKinds)[number]) => {
  const url = kind === "SQLite" ? ":memory:" : await freshPostgresUrl();
  const empty = connect({ DATABASE_URL: url, DATA_DIR: "" }, () => {});
  onTestFinished(() => empty.destroy());
  return empty;
};

describe.each(databaseKinds)("migrations on %s", (kind) => {
  const databaseAt = async (...steps: string[]) => {
    const database = await emptyDatabase(kind);
    await migrateTo(database, "08-operations");
    await sql`delete from kysely_migration`.execute(database);
    for (const name of steps)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-21')`.execute(database);
    return database;
  };

  test("a database that came to its shape in the steps of before the first release goes on from there", async () => {
    const newest = await newestMigration(await freshDatabase(kind));
    const database = await databaseAt("001-content", "002-media", "004-staff", "031-visit-weeks");
    await migrate(database);
    expect(await newestMigration(database)).toBe(newest);
    await migrate(database);
  });

  test("one that stopped at an earlier of those steps is refused, with what to do, and one of a newer release by name", async () => {
    await expect(migrate(await databaseAt("001-content", "025-translations-in-step"))).rejects.toThrow(
      "The database stopped at the step 025-translations-in-step of a version before the first release. Bring it to 031-visit-weeks with a version of before 2026-11-26 first.",
    );
    await expect(migrate(await databaseAt("01-content", "99-future"))).rejects.toThrow("made the step 99-future");
  });

  test("a backup of the last of those steps is of a known shape, others are refused by name", async () => {
    const empty = await emptyDatabase(kind);
    await expect(migrateTo(empty, "016-tags")).rejects.toThrow("This stopped at the step 016-tags of a version before");
    await expect(migrateTo(empty, "99-future")).rejects.toThrow("This is from a newer release: it knows 99-future.");
    await migrateTo(empty, "031-visit-weeks");
    expect(await newestMigration(empty)).toBe("08-operations");
  });

  test("addresses that stood in several spellings stand in one: of two redirects the one that visitors came by and none that leads to itself, of visits in vain all", async () => {
    const database = await databaseAt("031-visit-weeks");
    const redirect = { to_path: "/about", created_at: 1, created_by: null };
    const from = ["/compa%c3%b1%c3%ada", "/a%2Db", "/a-b", "/plain", "/a%40b"];
    await database
      .insertInto("redirect")
      .values(from.map((from_path) => ({ ...redirect, from_path, ...(from_path === "/a-b" && { to_path: "/kept" }) })))
      .execute();
    const loops = { "/my%2Dpost": "/my-post", "/moved": "/m%6Fved#part", "/m%6Fved": "/about" };
    await database
      .insertInto("redirect")
      .values(Object.entries(loops).map(([from_path, to_path]) => ({ ...redirect, from_path, to_path })))
      .execute();
    const visits = { hits: 2, first_seen: 5, last_seen: 6 };
    const missing = [
      { ...visits, path: "/años" },
      { ...visits, path: "/a%C3%B1os", first_seen: 4, last_seen: 5 },
      { ...visits, path: "/niños", dismissed_at: 9 },
      { ...visits, path: "/ni%C3%B1os" },
      { ...visits, path: "//other.test/x/" },
      { ...visits, path: `/${"ñ".repeat(199)}` },
      { ...visits, path: "/preview/shared/***" },
      { ...visits, path: "/100%" },
    ];
    await database.insertInto("missing_path").values(missing).execute();
    await migrate(database);
    const redirects = await database.selectFrom("redirect").select(["from_path", "to_path"]).execute();
    expect(new Map(redirects.map((row) => [row.from_path, row.to_path]))).toEqual(
      new Map([
        ["/compa%C3%B1%C3%ADa", "/about"],
        ["/a-b", "/kept"],
        ["/plain", "/about"],
        ["/a%40b", "/about"],
        ["/moved", "/about"],
      ]),
    );
    const rows = await database.selectFrom("missing_path").selectAll().execute();
    expect(rows.sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual([
      { ...visits, path: "/%C3%B1".padEnd(200, "%C3%B1"), dismissed_at: null },
      { ...visits, path: "/100%", dismissed_at: null },
      { hits: 4, first_seen: 4, last_seen: 6, path: "/a%C3%B1os", dismissed_at: null },
      { ...visits, hits: 4, path: "/ni%C3%B1os", dismissed_at: 9 },
      { ...visits, path: "/other.test/x", dismissed_at: null },
      { ...visits, path: "/preview/shared/***", dismissed_at: null },
    ]);
  });
});

test.runIf(databaseKinds.includes("PostgreSQL"))(
  "a step that a backup keeps waiting gives way to enquiries, which wait behind it, and is made when it is tried again",
  async () => {
    const settings = { DATABASE_URL: await freshPostgresUrl(), DATA_DIR: "" };
    const open = async () => (await openDatabase(settings, () => {})).destroy();
    const count = (database: Database) => sql`select count(*) from enquiry`.execute(database);
    const running = connect(settings, () => {});
    onTestFinished(() => running.destroy());
    await migrateTo(running, "08-operations");
    await running.transaction().execute(async (backup) => {
      await count(backup);
      const fault = await open().catch((error: unknown) => error);
      expect(fault).toHaveProperty(
        "message",
        "migration 10-mail-since waits for something that reads for long, such as a backup",
      );
      expect(isAway(fault)).toBe(true);
      await count(running);
      expect(await newestMigration(running), "nothing of it stays").toBe("08-operations");
    });
    await open();
    expect(await newestMigration(running)).toBe(await newestMigration(await freshDatabase("PostgreSQL")));
  },
);
