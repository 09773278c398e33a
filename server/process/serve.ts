import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FirstAdmin } from "#domain/staff/members/create-member.server.ts";
import { openPlatform, type Platform } from "#platform/platform.ts";
import { type Log, openLog } from "#platform/process/log.ts";
import { type Listened, listen } from "./listen.ts";
import { loadApp, loadAppFromSources } from "./load-app.ts";
import { readEnv } from "./settings/env.ts";
import { explain } from "./start-fault.ts";
import { waitingApp, whenThere } from "./waiting.ts";

const STOP_WITHIN_MS = 10_000;
/** As late as leaves time to write down what became of a mail: one under way that is given up may be sent twice. */
const GIVE_UP_AFTER_MS = 8_500;

let log: Log | undefined;

const WAIT_MS = 250;

/** Fills an empty database, or waits until another process has. */
const seedOnce = async (app: Awaited<ReturnType<typeof loadApp>>): Promise<void> => {
  while (await app.isUnseeded()) {
    await app.seed((await import("#content/seed-content.ts")).readSeed());
    if (await app.isUnseeded()) await wait(WAIT_MS);
  }
};

const start = async () => {
  process.umask(0o077); // database and uploads are this user's alone: enquiries, sessions and password hashes are in them
  const env = readEnv();
  const opened = openLog(env.LOG_LEVEL);
  log = opened;
  logUncaught(opened);
  const door: Listened = waitingApp(env);
  let listening: ReturnType<typeof listen> | undefined;
  const openDoor = () => (listening ??= listen(door, env.PORT, env.HOST));
  const platform = await whenThere(() => openPlatform(env, opened), opened, openDoor);
  const load = env.NODE_ENV === "development" ? loadAppFromSources : loadApp;
  const app = await load(platform, fileURLToPath(new URL("../..", import.meta.url)));
  await seedOnce(app);
  await app
    .keepAssets()
    .catch((error: unknown) => opened.error({ err: error }, "built files not copied: trying again later"));
  const server = await openDoor(); // before a password is made: where the port is taken, nobody would read it
  announce(platform, await app.makeFirstAdmin());
  Object.assign(door, app);
  const stopJobs = app.startJobs();
  stopOnSignal(opened, async () => {
    platform.beginStop();
    setTimeout(platform.giveUp, GIVE_UP_AFTER_MS).unref();
    await Promise.all([server.close(), stopJobs()]);
    await platform.background.settled();
    await app.close();
    await platform.close();
  });
  warnOfMissing(platform);
};

const warnOfMissing = ({ mail, log }: Platform) => {
  const { missing } = mail;
  if (missing.length > 0) log.warn({ missing }, "mail settings missing: enquiries are stored, not mailed");
};

/** The password made for the first admin is nowhere else; the rest is for whoever tries it out, with the local mailbox. */
const announce = ({ settings, mailboxUrl }: Platform, admin: FirstAdmin | null) => {
  if (!mailboxUrl && !admin?.password) return;
  const lines = [
    `  Site     ${settings.PUBLIC_URL}`,
    `  CMS      ${settings.PUBLIC_URL}/cmslogin`,
    ...(admin?.password ? passwordLines(admin.email, admin.password) : []),
    ...(mailboxUrl ? [`  Mailbox  ${mailboxUrl}`] : []),
  ];
  process.stdout.write(`\n${lines.join("\n")}\n\n  Stop with Ctrl+C.\n\n`);
};

const passwordLines = (email: string, password: string) => [
  `           Email     ${email}`,
  `           Password  ${password}   (shown once: change it under Account)`,
];

/** A fault that nobody caught leaves a line like any other, and ends the process: nobody knows what it left half done. */
const logUncaught = (log: Log) => {
  process.on("uncaughtException", (error, origin) => {
    log.fatal({ err: error, origin }, "uncaught: the process ends");
    process.exit(1);
  });
};

/** systemd, terminals and the like send a signal to each process of the site, and `scripts/serve.mjs` passes its own on. */
const TOGETHER_MS = 2_000;

/** A second signal, but for one that comes with the first, or ten seconds end it at once. */
const stopOnSignal = (log: Log, close: () => Promise<void>) => {
  let begun: number | undefined;
  const stop = (signal: string) => {
    if (begun !== undefined) {
      if (performance.now() - begun > TOGETHER_MS) process.exit(1);
      return;
    }
    begun = performance.now();
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "could not stop cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
};

/** Settled when this process answers; one that can't start says why in one line, logs the whole, and ends with exit code 1. */
export const started = start().catch((error: unknown) => {
  log?.fatal({ err: error }, "could not start");
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
