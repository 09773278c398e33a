import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "#platform/backup/back-up.ts";
import { openDatabase } from "#platform/database/database.ts";
import type { Files } from "#platform/files/files.ts";
import { databaseKinds, freshPostgresUrl } from "../databases.ts";
import { makeOlder, takeBackLastMigration } from "../older-site.ts";
import { seed } from "../seeded.ts";

/** Runs the command as an operator does. */
const check = (place: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(process.execPath, ["scripts/check-content.ts", ...words], {
    env: { PATH: process.env.PATH, ...place },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout, fault: "" }),
    ({ code, stdout, stderr }) => ({ code, said: String(stdout), fault: String(stderr) }),
  );

describe.each(databaseKinds)("check-content on %s", (kind) => {
  test("says what would not fit, of a database that no migration has touched and of a backup, and writes nothing", async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "check-"));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    const place = { DATA_DIR, DATABASE_URL: kind === "SQLite" ? "" : await freshPostgresUrl() };
    const database = await openDatabase(place, () => {});
    onTestFinished(() => database.destroy());
    await seed(database);
    const fits = { code: 0, said: "Everything that is live or planned fits.\n", fault: "" };
    expect(await check(place)).toEqual(fits);
    await makeOlder(database);
    await takeBackLastMigration(database);
    const archive = join(DATA_DIR, "backup.tar.gz");
    await backUp(place, { get: async () => null } as unknown as Files, archive);
    const named = kind === "SQLite" ? join(DATA_DIR, "site.sqlite") : place.DATABASE_URL;
    const elsewhere = { DATA_DIR: join(DATA_DIR, "nothing") };
    const answers = [await check(place), await check(elsewhere, named), await check(elsewhere, archive)];
    for (const { code, said, fault } of answers) {
      expect(code).toBe(1);
      expect(said).toContain("“Cloud Solutions” (service service-cloud): Opening: there is no such field anymore\n");
      expect(said).toMatch(/“About[^”]*” \(page page-about\): Fun facts: this kind of block is no longer shown\n/);
      expect(fault).toMatch(/^\d+ documents do not fit this release\.\n$/);
    }
    expect(new Set(answers.map(({ said }) => said)).size).toBe(1);
    // Five processes, one after the other, on a busy machine.
  });
});

test("a name that leads nowhere is said to", async () => {
  expect(await check({ DATA_DIR: "/nowhere" }, "no-such.tar.gz")).toMatchObject({
    code: 1,
    fault: "There is no archive or database at no-such.tar.gz.\n",
  });
});
