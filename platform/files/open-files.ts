import { diskFiles } from "./disk-files.ts";
import type { Files } from "./files.ts";
import type { S3Settings } from "./s3-files.ts";

/** The bucket where one is named, otherwise a folder in DATA_DIR. */
export const openFiles = async (settings: S3Settings & { DATA_DIR: string }): Promise<Files & { close: () => void }> =>
  settings.S3_BUCKET
    ? (await import("./s3-files.ts")).s3Files(settings)
    : { ...diskFiles(settings.DATA_DIR), close: () => {} };
