import { randomUUID } from "node:crypto";
import { access, constants, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder } from "../process/make-folder.ts";
import { checkedKey, type Files } from "./files.ts";
import type { S3Settings } from "./s3-files.ts";

/** The bucket where one is named, otherwise a folder in DATA_DIR. */
export const openFiles = async (settings: S3Settings & { DATA_DIR: string }): Promise<Files & { close: () => void }> =>
  settings.S3_BUCKET
    ? (await import("./s3-files.ts")).s3Files(settings)
    : { ...diskFiles(settings.DATA_DIR), close: () => {} };

/** Files in the folder `files` below `dataFolder`. */
export const diskFiles = (dataFolder: string): Files => {
  const folder = join(dataFolder, "files");
  const place = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => {
      const target = place(key);
      makeFolder(dirname(target));
      const draft = join(folder, `.${randomUUID()}`);
      try {
        await writeThrough(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (key) => readFile(place(key)).catch(nothingThere),
    remove: async (key) => rm(place(key), { force: true }),
    check: async () => {
      makeFolder(folder);
      await access(folder, constants.W_OK);
    },
  };
};

const writeThrough = async (file: string, bytes: Uint8Array) => {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const nothingThere = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};
