import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { readSeed } from "#content/seed-content.ts";
import { openPlatform } from "#platform/platform.ts";
import { openLog } from "#platform/process/log.ts";
import { listen } from "#server/process/listen.ts";
import { loadApp } from "#server/process/load-app.ts";
import { parseEnv } from "#server/process/settings/env.ts";
import { copySeededSite } from "../seeded-site.ts";

export const ORIGIN = "http://site.test";

/**
 * The built product, seeded, on a database and in a folder of its own, answering without a network. `settings` are
 * environment names; with a DATABASE_URL it is seeded there, else it starts on a copy. Close it with `await using`.
 */
export const openApp = async (settings: Record<string, string> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const isCopy = !settings.DATABASE_URL && copySeededSite(folder);
  const base = { DATA_DIR: folder, PUBLIC_URL: ORIGIN, LINK_CHECK: "0", LOG_LEVEL: "silent" };
  const env = parseEnv({ ...base, ...(!isCopy && { DATABASE_URL: ":memory:" }), ...settings });
  const platform = await openPlatform(env, openLog(env.LOG_LEVEL));
  const app = await loadApp(platform, process.cwd());
  if (!isCopy) await app.seed(readSeed());
  if (settings.ADMIN_PASSWORD) await app.makeFirstAdmin();
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    // As from a network, a request comes in a later turn of the event loop than what went before it.
    await setImmediate();
    return app.fetch(new Request(new URL(path, ORIGIN), init));
  };
  return {
    platform,
    fetch,
    listen: (port: number) => listen(app, port),
    startJobs: app.startJobs,
    steps: app.steps,
    [Symbol.asyncDispose]: async () => {
      await app.close();
      await platform.close();
      rmSync(folder, { recursive: true });
    },
  };
};
