import { pino } from "pino";
import { betterAuthOn } from "#platform/auth/better-auth.ts";
import { keyedHash } from "#platform/auth/secret.ts";
import { commitEach, commitTogether } from "#platform/database/commit.ts";
import type { Database } from "#platform/database/database.ts";
import { emptyLog } from "#platform/database/sqlite-database.ts";
import type { Platform, PlatformSettings } from "#platform/platform.ts";
import { openBackground } from "#platform/process/background.ts";
import { type DatabaseKind, freshDatabase } from "./databases.ts";
import { standInCheck } from "./stand-ins/stand-in-check.ts";
import { standInFiles } from "./stand-ins/stand-in-files.ts";
import { standInMail } from "./stand-ins/stand-in-mail.ts";

/** When every test begins. */
export const START = 1_760_000_000_000;

/** A platform for tests of the domain: a real database, stand-ins for the rest, and a clock that a test moves. */
export const openDeps = async (kind: DatabaseKind, database?: Database) => {
  const time = { now: START };
  const clock = () => time.now;
  const logged: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });
  const opened = database ?? (await freshDatabase(kind));
  const settings = {
    PUBLIC_URL: "https://mangrove.example",
    ADMIN_EMAIL: "",
    ADMIN_PASSWORD: "",
    ALERT_EMAIL: "",
    CONTACT_LIMIT: 15,
    VISITS: true,
    NAME_RULE: "letters",
    CONTACT_WINDOW_MS: 3_600_000,
  } as PlatformSettings;
  return {
    time,
    clock,
    elapsed: clock,
    background: openBackground(),
    stopping: new AbortController().signal,
    closing: new AbortController().signal,
    logged,
    /** What it logged, each line read. */
    logLines: () => logged.map((line) => JSON.parse(line)),
    database: opened,
    purge: async () => void (kind === "SQLite" && (await emptyLog(opened))),
    commit: kind === "SQLite" ? commitTogether(opened) : commitEach(opened),
    auth: betterAuthOn(opened, "a secret for tests, 32 characters", settings, log),
    mail: standInMail(),
    webhook: null as Platform["webhook"],
    otherSites: null as Platform["otherSites"],
    files: standInFiles(),
    diskRoom: async () => ({ free: 50e9, total: 100e9 }),
    humanCheck: standInCheck(clock),
    keyedHash: (purpose: string, text: string) => keyedHash("test", purpose, text),
    log,
    settings,
  };
};
