import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import type { Prepared, PreparedFile } from "./picture.ts";

export type Variant = { file: string; type: string; width: number; still?: boolean };

type FileColumns = Pick<Selectable<Tables["media"]>, "file" | "type" | "width" | "height" | "frames" | "variants">;

/** How long files stay that nothing names any more, for pages that visitors have open. */
const REMOVE_AFTER_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 500;

/** Stores all sizes under names with a hash of `mark` and the bytes; `mark` is new with each replacement, so that no name is used twice. */
export const storeFiles = async (files: Files, id: string, mark: string, prepared: Prepared): Promise<FileColumns> => {
  const put = async ({ extension, type, width, bytes, still }: PreparedFile): Promise<Variant> => {
    const hash = createHash("sha256").update(mark).update(bytes).digest("hex").slice(0, 12);
    const file = `${id}-${hash}.${extension}`;
    await files.put(file, bytes);
    return { file, type, width, ...(still ? { still } : {}) };
  };
  const main = await put(prepared.main);
  const variants: Variant[] = [];
  for (const variant of prepared.variants) variants.push(await put(variant));
  const { width, height, frames } = prepared;
  return { file: main.file, type: main.type, width, height, frames, variants: JSON.stringify(variants) };
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
