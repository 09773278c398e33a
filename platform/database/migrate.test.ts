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

  test("data that is no JSON, which reading tolerates, stops no upgrade", async () => {
    const database = await emptyDatabase(kind);
    await migrateTo(database, "016-tags");
    await sql`insert into document (id, type, title, position, draft_revision, created_at, updated_at) values ('a', 'page', 'A', 1, 'r', 0, 0)`.execute(
      database,
    );
    await sql`insert into revision (id, document_id, number, data, note, created_at) values ('r', 'a', 1, '{ "open-positions"', '', 0)`.execute(
      database,
    );
    await migrate(database);
    expect(await database.selectFrom("revision").select("data").execute()).toEqual([{ data: '{ "open-positions"' }]);
  });
});
