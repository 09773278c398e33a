import { openPlatform } from "#platform/platform.ts";
import { openLog } from "#platform/process/log.ts";
import { listen } from "#server/process/listen.ts";
import { loadApp } from "#server/process/load-app.ts";
import { readEnv } from "#server/process/settings/env.ts";

// node bench/serve-without.ts <trick ...>: the built product with these tricks switched off, on a site that exists.
const without = process.argv.slice(2);
const env = readEnv();
const opened = await openPlatform(env, openLog(env.LOG_LEVEL));
const isLeaseOff = without.includes("lease");
const changes = isLeaseOff ? { ...opened.changes, known: () => undefined } : opened.changes;
const app = await loadApp({ ...opened, changes }, process.cwd(), without);
await listen(app, env.PORT, "", { optimizeEmptyRequests: !without.includes("empty-requests") });
process.once("SIGTERM", () => process.exit(0));
