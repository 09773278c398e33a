import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openDatabase } from "#platform/database/database.ts";
import { readSnapshot } from "#platform/database/transfer/copy-database.ts";
import { sumOf } from "#platform/database/transfer/rows.ts";
import { tablesOf } from "#platform/database/transfer/shape.ts";
import { diskFiles } from "#platform/files/open-files.ts";
import { type DatabaseKind, freshPostgresUrl } from "../databases.ts";
import { seededPostgresUrl } from "../seeded.ts";
import { copySeededFiles, copySeededSite } from "../seeded-site.ts";

export type Place = { DATABASE_URL: string; DATA_DIR: string };

/** A folder that goes when the test ends. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Where a site could be and none is. */
export const emptyPlace = async (kind: DatabaseKind): Promise<Place> => ({
  DATA_DIR: freshFolder(),
  DATABASE_URL: kind === "SQLite" ? "" : await freshPostgresUrl(),
});

const illustratedPlace = async (kind: DatabaseKind): Promise<Place> => {
  const DATA_DIR = freshFolder();
  if (kind === "PostgreSQL") copySeededFiles(DATA_DIR);
  else copySeededSite(DATA_DIR);
  return { DATA_DIR, DATABASE_URL: kind === "PostgreSQL" ? await seededPostgresUrl() : "" };
};

/** A seeded site with a member of staff (flags and moments), a passkey (a number past 31 bits) and a secret. */
export const seededPlace = async (kind: DatabaseKind) => {
  const settings = await illustratedPlace(kind);
  const database = await openDatabase(settings, () => {});
  onTestFinished(() => database.destroy());
  const files = diskFiles(settings.DATA_DIR);
  const now = new Date().toISOString();
  const staff = { id: "s", name: "Zoë", email: "zoe@example.org", email_verified: 1, role: "admin", banned: 0 };
  await database
    .insertInto("staff")
    .values({ ...staff, two_factor_enabled: 1, created_at: now, updated_at: now })
    .execute();
  const passkey = { id: "p", user_id: "s", name: "Laptop", credential_id: "c", public_key: "k", counter: 2 ** 32 - 1 };
  await database
    .insertInto("staff_passkey")
    .values({ ...passkey, device_type: "multiDevice", backed_up: 1, created_at: now, last_used_at: now })
    .execute();
  writeFileSync(join(settings.DATA_DIR, "auth-secret"), "s".repeat(43));
  return { settings, database, files };
};

/** Rows and checksum of each table. */
export const sumsOf = (settings: Place) =>
  readSnapshot(settings, async (database) => {
    const sums: Record<string, unknown> = {};
    for (const table of await tablesOf(database)) sums[table.name] = await sumOf(database, table);
    return sums;
  });

/** Where a backup of it is written. */
export const pathOf = ({ DATA_DIR }: Place) => join(DATA_DIR, "backup.tar.gz");
