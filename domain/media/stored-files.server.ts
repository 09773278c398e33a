import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { Tables } from "#platform/database/tables.ts";
import type { Files } from "#platform/files/files.ts";
import type { Platform } from "#platform/platform.ts";
import { inParts } from "../in-parts.ts";
import type { Prepared, PreparedFile } from "./picture.ts";

export type Variant = { file: string; type: string; width: number; still?: boolean };

type FileColumns = Pick<Selectable<Tables["media"]>, "file" | "type" | "width" | "height" | "frames" | "variants">;

/** How long files stay that nothing names any more, for pages that visitors have open. */
const REMOVE_AFTER_MS = 24 * 3_600_000;
const MOST_AT_ONCE = 500;

/** Names with a hash of `mark` and the bytes; `mark` is new with each replacement, so that no name is used twice. */
const nameFiles = (id: string, mark: string, { main, variants, width, height, frames }: Prepared) => {
  const named = (part: PreparedFile) => {
    const hash = createHash("sha256").update(mark).update(part.bytes).digest("hex").slice(0, 12);
    return { ...part, file: `${id}-${hash}.${part.extension}` };
  };
  const [first, others] = [named(main), variants.map(named)];
  const stored: Variant[] = others.map(({ file, type, width: wide, still }) => {
    return { file, type, width: wide, ...(still ? { still } : {}) };
  });
  const columns = { file: first.file, type: first.type, width, height, frames, variants: JSON.stringify(stored) };
  return { columns, parts: [first, ...others] };
};

type Named = ReturnType<typeof nameFiles>;

const putAll = async (files: Files, { columns, parts }: Named): Promise<FileColumns> => {
  for (const { file, bytes } of parts) await files.put(file, bytes);
  return columns;
};

/** Stores all sizes, for a caller who writes what refers to them at once. */
export const storeFiles = (files: Files, id: string, mark: string, prepared: Prepared): Promise<FileColumns> =>
  putAll(files, nameFiles(id, mark, prepared));

/** Stores all sizes; what no transaction claims by `claimFiles`, since it fails or the process dies, is removed a day later. */
export const storeUnclaimed = async (
  { database, files, clock }: Pick<Platform, "database" | "files" | "clock">,
  id: string,
  mark: string,
  prepared: Prepared,
): Promise<FileColumns> => {
  const named = nameFiles(id, mark, prepared);
  await dropFiles(database, filesOf(named.columns), clock());
  return putAll(files, named);
};

/** The row of a picture or file, locked until the commit: whoever changes it next sees what this one made of it. */
export const lockStored = (transaction: DatabaseTransaction, id: string) =>
  transaction
    .updateTable("media")
    .set((e) => ({ updated_at: e.ref("updated_at") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();

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
  const rows = keys.map((key) => ({ key, remove_at: now + REMOVE_AFTER_MS }));
  for (const some of inParts(rows, MOST_AT_ONCE))
    await database
      .insertInto("dropped_file")
      .values(some)
      .onConflict((c) => c.column("key").doNothing())
      .execute();
};

/** Removes the files that are due. Returns how many. Run by a job. One that is wanted again meanwhile keeps its row. */
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
