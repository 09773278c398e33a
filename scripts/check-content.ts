import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type MisfitOfRow, misfitsInRows } from "#domain/content/trouble/misfits-in-rows.ts";
import { unpack } from "#platform/backup/archive.ts";
import { readLines } from "#platform/backup/manifest.ts";
import { noSite } from "#platform/database/migrate.ts";
import type { DatabaseSettings } from "#platform/database/place.ts";
import { readSnapshot } from "#platform/database/transfer/copy-database.ts";
import { readRows } from "#platform/database/transfer/rows.ts";
import { tablesOf } from "#platform/database/transfer/shape.ts";
import { command, say } from "./command.ts";

const SQLITE = "SQLite format 3";

const isDatabase = (name: string): boolean => {
  if (/^postgres(ql)?:/.test(name)) return true;
  if (!existsSync(name)) throw new Error(`There is no archive or database at ${name}.`);
  const head = Buffer.alloc(SQLITE.length);
  const file = openSync(name, "r");
  readSync(file, head);
  closeSync(file);
  return head.toString() === SQLITE;
};

const inDatabase = (settings: DatabaseSettings): Promise<MisfitOfRow[]> =>
  readSnapshot(settings, async (database) => {
    const tables = await tablesOf(database);
    return misfitsInRows((wanted) => {
      const table = tables.find(({ name }) => name === wanted);
      if (!table) throw noSite();
      return readRows(database, table);
    });
  });

const inArchive = async (archive: string): Promise<MisfitOfRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), "check-content-"));
  try {
    await unpack(archive, folder);
    return await misfitsInRows((table) => readLines(folder, table));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

// npm run check-content [-- <archive or database>]: what of it would not fit this release. Writes nothing, while the site runs.
await command(async (settings, [name]) => {
  const isArchive = name !== undefined && !isDatabase(name);
  const found = isArchive
    ? await inArchive(name)
    : await inDatabase({ DATABASE_URL: name ?? settings.DATABASE_URL, DATA_DIR: settings.DATA_DIR });
  for (const { title, type, document, where, why } of found) say(`“${title}” (${type} ${document}): ${where}: ${why}`);
  const documents = new Set(found.map(({ document }) => document)).size;
  if (documents === 0) return say("Everything that is live or planned fits.");
  throw new Error(`${documents === 1 ? "One document does" : `${documents} documents do`} not fit this release.`);
});
