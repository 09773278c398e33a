import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { placesThat } from "#domain/addresses.ts";
import type { Platform } from "#platform/platform.ts";

/** How long the files of a version are found after its last process has said that it runs. */
const REMOVE_AFTER_MS = 30 * 86_400_000;
const AGAIN_AFTER_MS = 86_400_000;
const AT_ONCE = 16;

/** Copies the built files to where pictures are kept, once a day: every replica finds those of 30 days. */
export const assetKeeper = (
  { database, files, clock }: Pick<Platform, "database" | "files" | "clock">,
  clientFolder: string,
): (() => Promise<void>) => {
  let due = 0;
  const keepOne = async (key: string) => {
    if (!(await files.get(key))) await files.put(key, await readFile(join(clientFolder, key)));
  };
  return async () => {
    const now = clock();
    if (now < due) return;
    const keys = await builtKeys(clientFolder);
    if (keys.length > 0)
      await database
        .insertInto("dropped_file")
        .values(keys.map((key) => ({ key, remove_at: now + REMOVE_AFTER_MS })))
        .onConflict((c) => c.column("key").doUpdateSet({ remove_at: now + REMOVE_AFTER_MS }))
        .execute();
    const left = keys.values();
    const keepMany = async () => {
      for (const key of left) await keepOne(key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, keepMany));
    due = now + AGAIN_AFTER_MS;
  };
};

/** `assets/loader-1a2b.js` and the like. What is compressed beside them is made anew. */
const builtKeys = async (clientFolder: string): Promise<string[]> => {
  const folders = placesThat(({ files }) => files === "immutable").map((place) => place.slice(1));
  const names = folders.map(async (folder) =>
    (await readdir(join(clientFolder, folder)))
      .filter((name) => !/\.(br|gz)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return (await Promise.all(names)).flat();
};
