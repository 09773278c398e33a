import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "kysely";
import { connect } from "../database/database.ts";
import { migrate, migrateTo, refuseUnknown } from "../database/migrate.ts";
import { type DatabaseSettings, placeOf } from "../database/place.ts";
import type { Database, DatabaseTransaction } from "../database/tables.ts";
import { areSame, sumOf, writeRows } from "../database/transfer/rows.ts";
import { allOf, tablesOf, takenNames } from "../database/transfer/shape.ts";
import type { Files } from "../files/files.ts";
import { makeFolder } from "../process/make-folder.ts";
import { unpack } from "./archive.ts";
import { type Manifest, readLines, readManifest } from "./manifest.ts";

/** What broke off amid unpacking may still be writing. */
const REMOVE = { recursive: true, force: true, maxRetries: 10 };

export type RestoreReport = { madeAt: string; rows: number; files: number };

/**
 * Fills database, files and DATA_DIR, all or nothing; the site must not run. Throws where one is, unless `force`; over one
 * of a newer release always, whose tables this one does not know.
 */
export const restore = async (
  settings: DatabaseSettings,
  files: Files,
  archive: string,
  { force }: { force: boolean },
): Promise<RestoreReport> => {
  makeFolder(settings.DATA_DIR);
  const folder = await mkdtemp(join(resolve(settings.DATA_DIR), ".restore-"));
  const forgetDatabase = newFileOf(settings);
  const added: string[] = [];
  try {
    await withDatabase(settings, refuseUnknown);
    await unpack(archive, folder);
    const manifest = await readManifest(folder);
    const count = await withDatabase(settings, async (database) => {
      const secret = await readFile(join(folder, "auth-secret"), "utf8").catch(() => null);
      await refuseAmongOthers(database);
      if (!force) await refuseToOverwrite(database, settings, secret);
      const newSecret = join(folder, "auth-secret.new");
      if (secret) await writeFile(newSecret, secret, { mode: 0o600, flush: true });
      const restored = await database.transaction().execute(async (transaction) => {
        if (force) await dropEverything(transaction);
        await fill(transaction, folder, manifest);
        return restoreFiles(files, folder, added);
      });
      if (secret) await rename(newSecret, join(settings.DATA_DIR, "auth-secret"));
      return restored;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { madeAt: manifest.madeAt, rows, files: count };
  } catch (error) {
    await Promise.all(added.map((key) => files.remove(key)));
    await forgetDatabase();
    throw error;
  } finally {
    await rm(folder, REMOVE);
  }
};

/** Reads an archive as a restore would, into a database of its own below `place`. Throws where it could not be restored. */
export const verifyArchive = async (archive: string, place: string): Promise<void> => {
  const folder = await mkdtemp(join(resolve(place), ".restore-"));
  try {
    await unpack(archive, folder);
    const manifest = await readManifest(folder);
    const settings = { DATABASE_URL: join(folder, "checked.sqlite"), DATA_DIR: folder };
    await withDatabase(settings, (database) =>
      database.transaction().execute((transaction) => fill(transaction, folder, manifest)),
    );
  } finally {
    await rm(folder, REMOVE);
  }
};

const withDatabase = async <T>(settings: DatabaseSettings, use: (database: Database) => Promise<T>): Promise<T> => {
  const database = connect(settings, () => {});
  try {
    return await use(database);
  } finally {
    await database.destroy();
  }
};

const newFileOf = (settings: DatabaseSettings): (() => Promise<void>) => {
  const place = placeOf(settings);
  if (place.kind === "postgres" || place.file === ":memory:" || existsSync(place.file)) return async () => undefined;
  return async () => {
    for (const end of ["", "-wal", "-shm"]) await rm(`${place.file}${end}`, { force: true });
  };
};

const refuseAmongOthers = async (database: Database) => {
  const taken = await takenNames(database);
  if (taken.length === 0) return;
  throw new Error(
    `There is no site in this database, but tables of your own with names that the site needs: ${taken.join(", ")}. Rename them, or restore into a database of the site's own (on PostgreSQL a schema will do).`,
  );
};

const refuseToOverwrite = async (database: Database, settings: DatabaseSettings, secret: string | null) => {
  const tables = await tablesOf(database);
  for (const table of tables)
    if ((await sumOf(database, table)).rows > 0)
      throw new Error("There is a site in this database. To replace it for good, add --force.");
  const there = await readFile(join(settings.DATA_DIR, "auth-secret"), "utf8").catch(() => null);
  if (secret && there && there !== secret)
    throw new Error(`There is another auth-secret in ${settings.DATA_DIR}. To replace it for good, add --force.`);
};

const DEPENDED_ON = "2BP01";

const dropEverything = async (database: DatabaseTransaction) => {
  for (const table of await allOf(database))
    await sql`drop table ${sql.table(table)}`.execute(database).catch((error: Error & Partial<Depended>) => {
      if (error.code !== DEPENDED_ON) throw error;
      throw new Error(
        `Something of your own hangs on the site's tables: ${error.detail}. Drop it, and make it again after the restore.`,
        { cause: error },
      );
    });
};

/** What PostgreSQL says of a table that can't be dropped. */
type Depended = { code: string; detail: string };

const restoreFiles = async (files: Files, folder: string, added: string[]): Promise<number> => {
  const keys = await readdir(join(folder, "files"));
  for (const key of keys) {
    if (!(await files.get(key))) added.push(key);
    await files.put(key, await readFile(join(folder, "files", key)));
  }
  return keys.length;
};

/** All rows in the shape they were in; then the steps that today's release adds. */
const fill = async (transaction: DatabaseTransaction, folder: string, manifest: Manifest) => {
  await migrateTo(transaction, manifest.migration);
  for (const table of manifest.tables) {
    for await (const rows of readLines(folder, table.name)) await writeRows(transaction, table, rows);
    if (!areSame(await sumOf(transaction, table), table)) throw new Error(`${table.name} did not come through whole`);
  }
  await migrate(transaction);
};
