import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { codeOf } from "./fault.ts";

/**
 * The folder and those above it, where they are not there. Throws where it can't be made; `mkdir` of Node with `recursive`
 * never comes back below /proc, which calls each new folder's place missing.
 */
export const makeFolder = (folder: string): void => {
  const place = resolve(folder);
  if (!existsSync(dirname(place))) makeFolder(dirname(place));
  try {
    mkdirSync(place);
  } catch (error) {
    if (codeOf(error) !== "EEXIST" || !statSync(place).isDirectory()) throw error;
  }
};
