import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { databaseKinds, freshDatabase, freshPostgresUrl } from "../../tests/databases.ts";
import { connect } from "./database.ts";
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
    await migrate(database);
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
});
