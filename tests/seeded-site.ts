import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSeed } from "#content/seed-content.ts";
import { openPlatform } from "#platform/platform.ts";
import { openLog } from "#platform/process/log.ts";
import { loadApp } from "#server/process/load-app.ts";
import { parseEnv } from "#server/process/settings/env.ts";

/** Where the processes of a test run find the seeded site. */
const VARIABLE = "SEEDED_SITE";

/** Seeds a new installation, once per test run, for tests to start on copies of it. Answers what removes it. */
export const makeSeededSite = async (): Promise<() => void> => {
  if (process.env[VARIABLE]) return () => {};
  const folder = mkdtempSync(join(tmpdir(), "seeded-"));
  const env = parseEnv({ DATA_DIR: folder, LOG_LEVEL: "silent" });
  const platform = await openPlatform(env, openLog(env.LOG_LEVEL));
  await (await loadApp(platform, process.cwd())).seed(readSeed());
  await platform.close();
  process.env[VARIABLE] = folder;
  return () => rmSync(folder, { recursive: true });
};

/**
 * Fills the empty `folder` as the first start on SQLite does, but for the first admin and the secret. False where no
 * setup has made a seeded site, as in the bench.
 */
export const copySeededSite = (folder: string): boolean => {
  const from = process.env[VARIABLE];
  if (!from) return false;
  copyFileSync(join(from, "site.sqlite"), join(folder, "site.sqlite"));
  copySeededFiles(folder, from);
  return true;
};

/** Its pictures alone, beside a database that knows them. Links are enough: a stored file is replaced or removed, never written into. */
export const copySeededFiles = (folder: string, from = process.env[VARIABLE] ?? ""): void => {
  mkdirSync(join(folder, "files"));
  for (const name of readdirSync(join(from, "files"))) linkSync(join(from, "files", name), join(folder, "files", name));
};
