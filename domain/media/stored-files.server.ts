import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import type { Prepared, PreparedFile } from "./picture.ts";

export type Variant = { file: string; type: string; width: number; still?: boolean };

type FileColumns = Pick<Selectable<Tables["media"]>, "file" | "type" | "width" | "height" | "frames" | "variants">;

/** How long files stay that nothing names any more, for pages that visitors have open. */
const REMOVE_AFTER_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 500;

/**
 * Stores all sizes under names with a hash of `mark` and the bytes; `mark` is new with each replacement, so that no name
 * is used twice. `before` hears of the names before any is there.
 */
export const storeFiles = async (
  files: Files,
  id: string,
  mark: string,
  prepared: Prepared,
  before: (keys: string[]) => Promise<void> = async () => {},
): Promise<FileColumns> => {
  const named = ({ extension, type, width, bytes, still }: PreparedFile): Variant => {
    const hash = createHash("sha256").update(mark).update(bytes).digest("hex").slice(0, 12);
    return { file: `${id}-${hash}.${extension}`, type, width, ...(still ? { still } : {}) };
  };
  const main = named(prepared.main);
  const variants = prepared.variants.map(named);
  const { width, height, frames } = prepared;
  const columns = { file: main.file, type: main.type, width, height, frames, variants: JSON.stringify(variants) };
  const keys = filesOf(columns);
  await before(keys);
  for (const [at, { bytes }] of [prepared.main, ...prepared.variants].entries()) await files.put(keys[at] ?? "", bytes);
  return columns;
};

/** As `storeFiles`; what no transaction claims by `claimFiles`, since it fails or the process dies, is removed a day later. */
export const storeUnclaimed = (
  { database, files, clock }: Pick<Platform, "database" | "files" | "clock">,
  id: string,
  mark: string,
  prepared: Prepared,
): Promise<FileColumns> => storeFiles(files, id, mark, prepared, (keys) => dropFiles(database, keys, clock()));

/** In the transaction that writes what refers to them. */
export const claimFiles = async (transaction: DatabaseTransaction, columns: FileColumns): Promise<void> => {
  await transaction.deleteFrom("dropped_file").where("key", "in", filesOf(columns)).execute();
};

export const filesOf = ({ file, variants }: { file: string; variants: string }): string[] => [
  file,
  ...(JSON.parse(variants) as Variant[]).map((variant) => variant.file),
];

/** Schedules files that nothing refers to any more for removal. */
export const dropFiles = async (database: Database, keys: string[], now: number): Promise<void> => {
  await database
    .insertInto("dropped_file")
    .values(keys.map((key) => ({ key, remove_at: now + REMOVE_AFTER_MS })))
    .onConflict((c) => c.column("key").doNothing())
    .execute();
};

/** Removes the files that are due; gives how many. Run by a job. One that is wanted again meanwhile keeps its row. */
export const sweepFiles = async ({
  database,
  files,
  clock,
}: Pick<Platform, "database" | "files" | "clock">): Promise<number> => {
  const now = clock();
  const due = await database
    .selectFrom("dropped_file")
    .select("key")
    .where("remove_at", "<=", now)
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { key } of due) {
    await files.remove(key);
    await database.deleteFrom("dropped_file").where("key", "=", key).where("remove_at", "<=", now).execute();
  }
  return due.length;
};
