import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lastBackup } from "#domain/alerts/last-backup.server.ts";
import { makeBackup } from "#platform/backup/make-backup.ts";
import { databaseKinds } from "../databases.ts";
import { freshFolder, seededPlace } from "./places.ts";

const NOW = Date.parse("2026-11-22T03:20:00Z");
const HOUR = 3_600_000;

describe.each(databaseKinds)("on %s", (kind) => {
  test("a backup goes into its folder under its time, the site knows of it, and of one that failed or is late", async () => {
    const { settings, files, database } = await seededPlace(kind);
    const BACKUP_DIR = join(freshFolder(), "made", "by itself");
    const lastAt = (now: number) => lastBackup({ database, clock: () => now });
    expect(await lastAt(NOW)).toEqual({ made: null, failed: null, state: "never" });
    const report = await makeBackup({ ...settings, BACKUP_DIR }, files, NOW);
    expect(readdirSync(BACKUP_DIR)).toEqual(["site-2026-11-22T03-20-00Z.tar.gz"]);
    expect(report).toMatchObject({ swept: [], unrecorded: null, missing: [] });
    const last = await lastAt(NOW + HOUR);
    expect(last).toMatchObject({ made: { at: NOW, archive: "site-2026-11-22T03-20-00Z.tar.gz" }, failed: null });
    expect(last.made?.bytes).toBeGreaterThan(10_000);
    expect([last.state, (await lastAt(NOW + 25 * HOUR)).state, (await lastAt(NOW + 27 * HOUR)).state]).toEqual([
      ...["made", "made", "late"],
    ]);

    const days = (count: number) => ({ id: NOW - count * 24 * HOUR, archive: "old", bytes: 1, fault: null });
    await database
      .insertInto("backup")
      .values([days(399), days(401)])
      .execute();
    const away = { ...files, get: () => Promise.reject(new Error("The files do not answer")) };
    await expect(makeBackup({ ...settings, BACKUP_DIR }, away, NOW + HOUR)).rejects.toThrow("do not answer");
    expect(await lastAt(NOW + HOUR)).toMatchObject({
      made: { at: NOW },
      failed: { at: NOW + HOUR, fault: "The files do not answer" },
      state: "failed",
    });
    const full = { ...files, get: () => Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" })) };
    await expect(makeBackup({ ...settings, BACKUP_DIR }, full, NOW + HOUR + 1)).rejects.toThrow(
      `The disk of ${BACKUP_DIR} is full`,
    );
    const old = database.selectFrom("backup").select("id").where("archive", "=", "old");
    expect(await old.execute()).toEqual([{ id: days(399).id }]);
    const next = { id: NOW + 2 * HOUR, archive: "next.tar.gz", bytes: 1, fault: null };
    await database.insertInto("backup").values(next).execute();
    expect(await lastAt(NOW + 2 * HOUR)).toMatchObject({ made: { at: NOW + 2 * HOUR }, failed: null, state: "made" });
    expect(readdirSync(BACKUP_DIR)).toEqual(["site-2026-11-22T03-20-00Z.tar.gz"]);
  });
});

test("what is too old goes, what killed runs left goes, other files stay", async () => {
  const { settings, files } = await seededPlace("SQLite");
  const BACKUP_DIR = freshFolder();
  const old = Array.from({ length: 9 }, (_, day) =>
    `site-2026-11-${13 + day}T03-20-00Z.tar.gz`.replace(/-(\d)T/, "-0$1T"),
  );
  for (const name of [...old, "mine.txt"]) writeFileSync(join(BACKUP_DIR, name), "");
  const leftovers = [join(BACKUP_DIR, ".backup-killed"), join(settings.DATA_DIR, ".restore-killed")];
  for (const folder of leftovers) {
    mkdirSync(join(folder, "content"), { recursive: true });
    utimesSync(folder, NOW / 1000 - 86_400, NOW / 1000 - 86_400);
  }
  mkdirSync(join(BACKUP_DIR, ".backup-active"));
  utimesSync(join(BACKUP_DIR, ".backup-active"), NOW / 1000, NOW / 1000);
  const byHand = join(freshFolder(), "by-hand.tar.gz");
  expect(await makeBackup({ ...settings, BACKUP_DIR }, files, NOW, byHand)).toMatchObject({ swept: [] });
  const { swept } = await makeBackup({ ...settings, BACKUP_DIR }, files, NOW + 1);
  // The newest of seven days, and of the week before.
  expect(swept).toEqual(["site-2026-11-13T03-20-00Z.tar.gz", "site-2026-11-14T03-20-00Z.tar.gz"]);
  const kept = [...old.filter((name) => !swept.includes(name)), "site-2026-11-22T03-20-00Z.tar.gz"];
  expect(readdirSync(BACKUP_DIR).sort()).toEqual([".backup-active", "mine.txt", ...kept]);
  expect(readdirSync(settings.DATA_DIR)).not.toContain(".restore-killed");
});

test("a backup by hand touches nothing else in its folder, and the nightly one nothing of the host's", async () => {
  const { settings, files } = await seededPlace("SQLite");
  const beside = ["sha256", "md5sum", "part"].map((end) => `site-2026-11-01T03-20-00Z.tar.gz.${end}`);
  const theirs = [".backup-2024", ".restore-me", "download.tar.gz.part", ...beside];
  const [byHand, BACKUP_DIR] = [freshFolder(), freshFolder()];
  for (const folder of [byHand, BACKUP_DIR])
    for (const name of [...theirs, ".backup-killed"]) {
      if (name.startsWith(".")) mkdirSync(join(folder, name));
      else writeFileSync(join(folder, name), "");
      utimesSync(join(folder, name), NOW / 1000 - 90_000, NOW / 1000 - 90_000);
    }
  const before = readdirSync(byHand);
  await makeBackup({ ...settings, BACKUP_DIR }, files, NOW, join(byHand, "by-hand.tar.gz"));
  expect(readdirSync(byHand).sort()).toEqual([...before, "by-hand.tar.gz"].sort());
  await makeBackup({ ...settings, BACKUP_DIR }, files, NOW);
  expect(readdirSync(BACKUP_DIR).sort()).toEqual([...theirs, "site-2026-11-22T03-20-00Z.tar.gz"].sort());
});

test("a folder that can't be written or made is named", async () => {
  const { settings, files } = await seededPlace("SQLite");
  const file = join(settings.DATA_DIR, "file");
  writeFileSync(file, "");
  for (const folder of [join(file, "backups"), "/proc/backups", "/proc/backups/site"]) {
    const made = makeBackup({ ...settings, BACKUP_DIR: folder }, files, NOW);
    await expect(made).rejects.toThrow(new RegExp(`^No backup can be written in ${folder}: .*Set BACKUP_DIR\\.$`));
  }
});
