import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { databaseKinds, freshDatabase } from "../../tests/databases.ts";
import { migrate, migrateTo, newestMigration } from "./migrate.ts";

describe.each(databaseKinds)("migrations on %s", (kind) => {
  test("a database that came to its shape in the fourteen steps of old goes on from there", async () => {
    const database = await freshDatabase(kind);
    const newest = await newestMigration(database);
    await sql`delete from kysely_migration`.execute(database);
    for (const name of ["001-content", "002-enquiries", "003-staff", "015-live-count"])
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2026-11-21')`.execute(database);
    await migrate(database);
    expect(await newestMigration(database)).toBe(newest);
  });

  test("a backup of the last of those steps is of a known shape, one of a later release is refused by name", async () => {
    const database = await freshDatabase(kind);
    await expect(migrateTo(database, "015-live-count")).resolves.toBeUndefined();
    await expect(migrateTo(database, "016-future")).rejects.toThrow(
      "This is from a newer release: it knows 016-future.",
    );
  });
});
