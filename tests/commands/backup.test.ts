import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { pack, unpack } from "#platform/backup/archive.ts";
import { backUp, keysIn } from "#platform/backup/back-up.ts";
import { readManifest, writeManifest } from "#platform/backup/manifest.ts";
import { restore } from "#platform/backup/restore.ts";
import { readSnapshot } from "#platform/database/transfer/copy-database.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { databaseKinds } from "../databases.ts";
import { eventually } from "../eventually.ts";
import { emptyPlace, freshFolder, type Place, pathOf, seededPlace, sumsOf } from "./places.ts";

const filesIn = async (settings: Place) => (await readSnapshot(settings, keysIn)).length;

/** An archive that is sound but lacks the row of its last table, so that a restore fails when all else is written. */
const withLostRow = async (archive: string): Promise<string> => {
  const folder = freshFolder();
  await unpack(archive, folder);
  rmSync(join(folder, "SHA256SUMS"));
  writeFileSync(join(folder, "database", "site_version.jsonl"), "");
  await pack(folder, `${archive}.lost`);
  return `${archive}.lost`;
};

describe.each(databaseKinds)("on %s", (kind) => {
  test("a backup made while writes happen restores, on either database, to one moment of the site with every file", async () => {
    const { settings, database, files } = await seededPlace(kind);
    let writes = 0;
    let writing = true;
    // Every write changes two tables at once: a backup between the two would show.
    const writer = (async () => {
      while (writing) {
        await database.transaction().execute(async (transaction) => {
          writes += 1;
          await transaction
            .insertInto("rate_window")
            .values({ key: `${writes}`, count: 1, reset_at: 1 })
            .execute();
          await transaction.updateTable("site_version").set({ version: writes }).execute();
        });
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await eventually(() => expect(writes).toBeGreaterThan(1));
    const before = writes;
    const report = await backUp(settings, files, pathOf(settings));
    expect(writes).toBeGreaterThan(before);
    writing = false;
    await writer;
    expect(report.missing).toEqual([]);
    expect(statSync(report.archive).mode & 0o777).toBe(0o600);
    for (const target of databaseKinds) {
      const place = await emptyPlace(target);
      const restored = diskFiles(place.DATA_DIR);
      expect(await restore(place, restored, report.archive, { force: false })).toMatchObject({ rows: report.rows });
      const sums = await sumsOf(place);
      const version = await readSnapshot(place, (from) => from.selectFrom("site_version").select("version").execute());
      expect(sums.rate_window).toMatchObject({ rows: version[0]?.version });
      const { rate_window: _, site_version: __, ...still } = sums;
      expect(await sumsOf(settings)).toMatchObject(still);
      const keys = await readSnapshot(place, keysIn);
      expect(keys.length).toBe(report.files);
      for (const key of keys) expect(await restored.get(key)).toEqual(await files.get(key));
      expect(readFileSync(join(place.DATA_DIR, "auth-secret"), "utf8")).toBe("s".repeat(43));
    }
  });

  test("texts come back with every sign that anything takes for the end of a line", async () => {
    const { settings, database, files } = await seededPlace(kind);
    const key = "one\u2028two\u2029three\u0085four\rfive\r\nsix\nseven\vend";
    await database.insertInto("rate_window").values({ key, count: 1, reset_at: 1 }).execute();
    const { archive } = await backUp(settings, files, pathOf(settings));
    const place = await emptyPlace(kind);
    await restore(place, diskFiles(place.DATA_DIR), archive, { force: false });
    expect(await readSnapshot(place, (from) => from.selectFrom("rate_window").select("key").execute())).toEqual([
      { key },
    ]);
  });

  test("a restore replaces a site only when forced, and then wholly", async () => {
    const { settings, database, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const before = await sumsOf(settings);
    await database.deleteFrom("staff").execute();
    await database.insertInto("rate_window").values({ key: "later", count: 1, reset_at: 1 }).execute();
    await expect(restore(settings, files, archive, { force: false })).rejects.toThrow("--force");
    expect(await database.selectFrom("rate_window").select("key").execute()).toEqual([{ key: "later" }]);
    await database.destroy();
    await restore(settings, files, archive, { force: true });
    expect(await sumsOf(settings)).toEqual(before);
  });

  test("a restore beside another secret is refused unless forced, and leaves secret, rows and files alone", async () => {
    const { settings, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const place = await emptyPlace(kind);
    const secret = join(place.DATA_DIR, "auth-secret");
    writeFileSync(secret, "t".repeat(43));
    await expect(restore(place, diskFiles(place.DATA_DIR), archive, { force: false })).rejects.toThrow(
      "another auth-secret",
    );
    expect(readdirSync(place.DATA_DIR).filter((name) => !name.startsWith("site.sqlite"))).toEqual(["auth-secret"]);
    expect(readFileSync(secret, "utf8")).toBe("t".repeat(43));
    await restore(place, diskFiles(place.DATA_DIR), archive, { force: true });
    expect(readFileSync(secret, "utf8")).toBe("s".repeat(43));
    const same = await emptyPlace(kind);
    writeFileSync(join(same.DATA_DIR, "auth-secret"), "s".repeat(43));
    await restore(same, diskFiles(same.DATA_DIR), archive, { force: false });
  });

  test("a restore over the site of a newer release is refused, even forced, and nothing is touched", async () => {
    const { settings, database, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    await sql`create table later (id text primary key, document text not null references document (id))`.execute(
      database,
    );
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2026-11-23')`.execute(database);
    const before = await sumsOf(settings);
    await database.destroy();
    await expect(restore(settings, files, archive, { force: true })).rejects.toThrow(
      "written by a newer version, which made the step 999-later",
    );
    expect(await sumsOf(settings)).toEqual(before);
    expect(readdirSync(settings.DATA_DIR).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("a forced restore that breaks off leaves the site that was there", async () => {
    const { settings, database, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    await database.insertInto("rate_window").values({ key: "later", count: 1, reset_at: 1 }).execute();
    writeFileSync(join(settings.DATA_DIR, "auth-secret"), "t".repeat(43));
    const before = await sumsOf(settings);
    await database.destroy();
    await expect(restore(settings, files, await withLostRow(archive), { force: true })).rejects.toThrow(
      "site_version did not",
    );
    expect(await sumsOf(settings)).toEqual(before);
    const filesThere = () => readdirSync(join(settings.DATA_DIR, "files")).sort();
    const there = filesThere();
    const full = { ...files, put: () => Promise.reject(new Error("disk full")) };
    await expect(restore(settings, full, archive, { force: true })).rejects.toThrow("disk full");
    expect(filesThere(), "the files that it had").toEqual(there);
    expect(await sumsOf(settings)).toEqual(before);
    expect(readFileSync(join(settings.DATA_DIR, "auth-secret"), "utf8")).toBe("t".repeat(43));
    expect(readdirSync(settings.DATA_DIR).filter((name) => name.includes("restor"))).toEqual([]);
  });

  test("a restore into an empty place that breaks off leaves nothing there", async () => {
    const { settings, files } = await seededPlace(kind);
    const { archive } = await backUp(settings, files, pathOf(settings));
    const place = await emptyPlace(kind);
    const kept = diskFiles(place.DATA_DIR);
    const full = {
      ...kept,
      put: (key: string, bytes: Uint8Array) =>
        key > "m" ? Promise.reject(new Error("disk full")) : kept.put(key, bytes),
    };
    await expect(restore(place, full, archive, { force: false })).rejects.toThrow("disk full");
    await expect(restore(place, kept, await withLostRow(archive), { force: false })).rejects.toThrow(
      "site_version did not",
    );
    expect(readdirSync(place.DATA_DIR, { recursive: true }).filter((name) => name !== "files")).toEqual([]);
    expect(await restore(place, kept, archive, { force: false })).toMatchObject({ files: await filesIn(settings) });
  });
});

test("a backup of an older release comes back in the shape of today's", async () => {
  const { settings, files } = await seededPlace("SQLite");
  await backUp(settings, files, pathOf(settings));
  const folder = freshFolder();
  await unpack(pathOf(settings), folder);
  await writeManifest(folder, { ...(await readManifest(folder)), migration: "07-visits", tables: [] });
  for (const name of ["SHA256SUMS", "database"]) rmSync(join(folder, name), { recursive: true });
  await pack(folder, `${pathOf(settings)}.older`);
  const place = await emptyPlace("SQLite");
  await restore(place, diskFiles(place.DATA_DIR), `${pathOf(settings)}.older`, { force: false });
  expect(Object.keys(await sumsOf(place))).toContain("backup");
});

test("a backup leaves nothing beside its archive, nor anything at all where it fails or lacks a file", async () => {
  const { settings, files, database } = await seededPlace("SQLite");
  const place = join(settings.DATA_DIR, "made", "for it");
  const archive = join(place, "backup.tar.gz");
  const failing = { ...files, get: () => Promise.reject(new Error("cable pulled")) };
  await expect(backUp(settings, failing, archive)).rejects.toThrow("cable pulled");
  expect(readdirSync(place)).toEqual([]);
  const { file } = await database.selectFrom("media").select("file").orderBy("file").executeTakeFirstOrThrow();
  await files.remove(file);
  const report = await backUp(settings, files, archive);
  expect(readdirSync(place)).toEqual(["backup.tar.gz"]);
  const keys = await keysIn(database);
  expect(report).toMatchObject({ archive, missing: [file], files: keys.length - 1 });
  rmSync(join(settings.DATA_DIR, "auth-secret"));
  await backUp(settings, files, archive);
  const target = await emptyPlace("SQLite");
  const restored = await restore(target, diskFiles(target.DATA_DIR), archive, { force: false });
  expect(restored).toMatchObject({ rows: report.rows, files: keys.length - 1 });
  expect(Math.abs(Date.parse(restored.madeAt) - Date.now())).toBeLessThan(600_000);
  expect(existsSync(join(target.DATA_DIR, "auth-secret"))).toBe(false);
});

test("a secret that can't be read fails the backup, rather than being left out", async () => {
  const { settings, files } = await seededPlace("SQLite");
  rmSync(join(settings.DATA_DIR, "auth-secret"));
  mkdirSync(join(settings.DATA_DIR, "auth-secret"));
  await expect(backUp(settings, files, pathOf(settings))).rejects.toThrow();
  expect(existsSync(pathOf(settings))).toBe(false);
});

test("a restored secret is its owner's alone", async () => {
  const { settings, files } = await seededPlace("SQLite");
  const { archive } = await backUp(settings, files, pathOf(settings));
  const place = await emptyPlace("SQLite");
  await restore(place, diskFiles(place.DATA_DIR), archive, { force: false });
  expect(statSync(join(place.DATA_DIR, "auth-secret")).mode & 0o777).toBe(0o600);
});
