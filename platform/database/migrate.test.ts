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
  test("a database that came to its shape in the fourteen steps of old goes on from there", async () => {
    const newest = await newestMigration(await freshDatabase(kind));
    const database = await emptyDatabase(kind);
    await migrateTo(database, "004-staff");
    await sql`delete from kysely_migration`.execute(database);
    for (const name of ["001-content", "002-enquiries", "003-staff", "015-live-count"])
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-21')`.execute(database);
    await migrate(database);
    expect(await newestMigration(database)).toBe(newest);
  });

  test("a backup of the last of those steps is of a known shape, one of a later release is refused by name", async () => {
    const empty = await emptyDatabase(kind);
    await migrateTo(empty, "015-live-count");
    expect(await newestMigration(empty)).toBe("004-staff");
    await expect(migrateTo(empty, "016-future")).rejects.toThrow("This is from a newer release: it knows 016-future.");
  });
});
