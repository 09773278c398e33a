import { copyFile, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { newestMigration } from "../database/migrate.ts";
import type { DatabaseSettings } from "../database/place.ts";
import type { Database } from "../database/tables.ts";
import { readSnapshot } from "../database/transfer/copy-database.ts";
import { openSum, readRows } from "../database/transfer/rows.ts";
import { tablesOf } from "../database/transfer/shape.ts";
import type { Files } from "../files/files.ts";
import { makeFolder } from "../process/make-folder.ts";
import { pack } from "./archive.ts";
import { type Manifest, writeLines, writeManifest } from "./manifest.ts";
import { verifyArchive } from "./restore.ts";

export type BackupReport = { archive: string; rows: number; files: number; missing: string[] };

/** While the site runs; named once it was read back. `missing`: files nobody has. Needs room for it three times. */
export const backUp = async (settings: DatabaseSettings, files: Files, archive: string): Promise<BackupReport> => {
  const working = await workingFolder(dirname(resolve(archive)));
  try {
    const [folder, draft] = [join(working, "content"), join(working, "archive.tar.gz")];
    for (const part of ["database", "files"]) makeFolder(join(folder, part));
    const { manifest, keys } = await readSnapshot(settings, async (database) => ({
      manifest: await dump(database, folder),
      keys: await keysIn(database),
    }));
    await writeManifest(folder, manifest);
    const missing = await saveFiles(files, keys, folder);
    await copyFile(join(settings.DATA_DIR, "auth-secret"), join(folder, "auth-secret")).catch(unlessAbsent);
    await pack(folder, draft);
    await rm(folder, { recursive: true });
    await verifyArchive(draft, working);
    await rename(draft, archive);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { archive, rows, files: keys.length - missing.length, missing };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    throw new Error(`The disk of ${dirname(working)} is full: a backup needs room for itself three times.`, {
      cause: error,
    });
  } finally {
    await rm(working, { recursive: true, force: true });
  }
};

const workingFolder = async (folder: string): Promise<string> => {
  try {
    makeFolder(folder);
    return await mkdtemp(join(folder, ".backup-"));
  } catch (error) {
    throw new Error(`No backup can be written in ${folder}: ${(error as Error).message}. Set BACKUP_DIR.`);
  }
};

const dump = async (database: Database, folder: string): Promise<Manifest> => {
  const tables: Manifest["tables"] = [];
  for (const table of await tablesOf(database)) {
    const sum = openSum();
    await writeLines(folder, table.name, readRows(database, table), sum.add);
    tables.push({ ...table, ...sum.total() });
  }
  return { madeAt: new Date().toISOString(), migration: await newestMigration(database), tables };
};

const saveFiles = async (files: Files, keys: string[], folder: string): Promise<string[]> => {
  const missing: string[] = [];
  for (const key of keys) {
    const bytes = await files.get(key);
    if (bytes) await writeFile(join(folder, "files", key), bytes);
    else missing.push(key);
  }
  return missing;
};

/** With AUTH_SECRET the secret is the operator's to keep. */
const unlessAbsent = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
};

/** Of all files that the database names, not of what can be made again from them, such as cards. */
export const keysIn = async (database: Database): Promise<string[]> => {
  const rows = await database.selectFrom("media").select(["file", "variants"]).execute();
  const tables = await tablesOf(database); // of a release before, until the new one has started
  for (const table of ["replaced_picture", "cropped_picture"] as const)
    if (tables.some(({ name }) => name === table))
      rows.push(...(await database.selectFrom(table).select(["file", "variants"]).execute()));
  const variants = rows.flatMap((row) => (JSON.parse(row.variants) as { file: string }[]).map(({ file }) => file));
  return [...new Set([...rows.map((row) => row.file), ...variants])].sort();
};
