import { diskFiles } from "./disk-files.ts";
import type { Files } from "./files.ts";
import { type S3Settings, s3Files } from "./s3-files.ts";

/** The bucket where one is named, otherwise a folder in DATA_DIR. */
export const openFiles = (settings: S3Settings & { DATA_DIR: string }): Files & { close: () => void } =>
  settings.S3_BUCKET ? s3Files(settings) : { ...diskFiles(settings.DATA_DIR), close: () => {} };
