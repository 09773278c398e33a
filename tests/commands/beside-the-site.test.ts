import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#platform/backup/back-up.ts";
import { restore } from "#platform/backup/restore.ts";
import { connect, openDatabase } from "#platform/database/database.ts";
import { copyDatabase, readSnapshot } from "#platform/database/transfer/copy-database.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { databaseKinds } from "../databases.ts";
import { emptyPlace, type Place, pathOf, seededPlace, sumsOf } from "./places.ts";

describe.each(databaseKinds)("on %s", (kind) => {
  test("what a host keeps in the same database is in no backup and no move, and no restore touches it", async () => {
    const { settings, database, files } = await seededPlace(kind);
    const schema = kind === "PostgreSQL" ? sql`other.` : sql``;
    if (kind === "PostgreSQL") await sql`create schema other`.execute(database);
    const [audit, keyless] = [sql`${schema}audit`, sql`${schema}notes`];
    for (const made of [
      sql`create table thing (id text primary key)`,
      sql`create table ${audit} (id text primary key)`,
      sql`create table ${keyless} (words text)`,
      sql`create view of_the_host as select count(*) as things from thing`,
      sql`insert into thing values ('mine')`,
      sql`insert into ${audit} values ('mine')`,
    ])
      await made.execute(database);
    const things = async (place: Place) =>
      await readSnapshot(place, async (from) => (await sql`select * from of_the_host, ${audit}`.execute(from)).rows);
    const before = await sumsOf(settings);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const target = await emptyPlace(kind);
    await copyDatabase(settings, target, () => {});
    expect(await sumsOf(target)).toEqual(before);
    await expect(things(target)).rejects.toThrow("of_the_host");
    await database.deleteFrom("activity").execute();
    await database.destroy();
    await restore(settings, files, archive, { force: true });
    expect(await sumsOf(settings)).toEqual(before);
    expect(await things(settings)).toEqual([{ things: 1, id: "mine" }]);
  });

  test("a table of a host's where no site is stays whole, whatever its name, however much a restore is forced, which names it", async () => {
    const { settings, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const place = await emptyPlace(kind);
    const theirs = connect(place, () => {});
    onTestFinished(() => theirs.destroy());
    await sql`create table visitor (name text)`.execute(theirs);
    await sql`create view activity as select name from visitor`.execute(theirs);
    await sql`insert into visitor values ('mine')`.execute(theirs);
    for (const force of [false, true])
      await expect(restore(place, diskFiles(place.DATA_DIR), archive, { force })).rejects.toThrow(
        "tables of your own with names that the site needs: activity, visitor. Rename them",
      );
    expect((await sql`select * from visitor`.execute(theirs)).rows).toEqual([{ name: "mine" }]);
  });
});

describe.runIf(databaseKinds.includes("PostgreSQL"))("on PostgreSQL", () => {
  test("a forced restore names a view on the site's tables, which it would have to drop, and leaves all as it was", async () => {
    const { settings, database, files } = await seededPlace("PostgreSQL");
    await sql`create view report as select count(*) from enquiry`.execute(database);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const before = await sumsOf(settings);
    await database.destroy();
    await expect(restore(settings, files, archive, { force: true })).rejects.toThrow(
      "Something of your own hangs on the site's tables: view report depends on table enquiry. Drop it",
    );
    expect(await sumsOf(settings)).toEqual(before);
  });

  test("a site is opened and restored beside tables of the same names in another schema", async () => {
    const { settings, files } = await seededPlace("PostgreSQL");
    const { archive, rows } = await backUp(settings, files, pathOf(settings));
    const place = await emptyPlace("PostgreSQL");
    const theirs = connect(place, () => {});
    onTestFinished(() => theirs.destroy());
    await sql`create schema other`.execute(theirs);
    for (const name of ["kysely_migration", "document", "replica"])
      await sql`create table ${sql.table(`other.${name}`)} (words text)`.execute(theirs);
    expect(await restore(place, diskFiles(place.DATA_DIR), archive, { force: false })).toMatchObject({ rows });
    expect(await restore(place, diskFiles(place.DATA_DIR), archive, { force: true })).toMatchObject({ rows });
    await (await openDatabase(place, () => {})).destroy();
    for (const name of ["kysely_migration", "document", "replica"])
      expect((await sql`select * from ${sql.table(`other.${name}`)}`.execute(theirs)).rows).toEqual([]);
  });
});
