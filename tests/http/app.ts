import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSeed } from "#content/seed-content.ts";
import { openLog } from "#platform/log.ts";
import { openPlatform } from "#platform/platform.ts";
import { parseEnv } from "#server/process/env.ts";
import { listen } from "#server/process/listen.ts";
import { loadApp } from "#server/process/load-app.ts";

export const ORIGIN = "http://site.test";

/**
 * The built product, seeded, on a database in memory and a folder of its own, answering without a network. `settings`
 * are environment names. Close it with `await using`.
 */
export const openApp = async (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const base = { DATA_DIR: folder, DATABASE_URL: ":memory:", PUBLIC_URL: ORIGIN, LOG_LEVEL: "silent" };
  const env = parseEnv({ ...base, ...settings });
  const platform = await openPlatform(env, openLog(env.LOG_LEVEL));
  const app = await loadApp(platform, process.cwd());
  await app.seed(readSeed());
  if (settings.ADMIN_PASSWORD) await app.makeFirstAdmin();
  const fetch = async (path: string, init?: RequestInit): Promise<Response> =>
    app.fetch(new Request(new URL(path, ORIGIN), init));
  return {
    platform,
    fetch,
    listen: (port: number) => listen(app, port),
    startJobs: app.startJobs,
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      rmSync(folder, { recursive: true });
    },
  };
};
