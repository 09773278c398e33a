import { readFileSync } from "node:fs";
import { hostname } from "node:os";

export type Release = { version: string; commit: string; replica: string };

/** Reads it from package.json and from what the build wrote beside the server (`scripts/release-plugin.ts`). */
export const readRelease = (): Release => ({
  version: textIn("../../package.json", "version") ?? "unknown",
  commit:
    textIn("../../build/current/server/release.json", "commit") ??
    textIn("../../build/server/release.json", "commit") ??
    "unknown",
  replica: `${hostname()}:${process.pid}`,
});

const textIn = (file: string, name: string): string | undefined => {
  try {
    return String(JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8"))[name]);
  } catch {
    return undefined;
  }
};
