import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Log } from "#platform/log.ts";
import { localMailSettings } from "#platform/mail/mail-settings.ts";
import { type MailboxServer, startMailbox } from "#platform/mail/mailbox-server.ts";
import type { Env } from "./process/env.ts";

/** How long a process that ended waits for its successor: doubled each time, from the start for one that lived long. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;
const LIVED_LONG_MS = 60_000;

/** True in the process that only minds the others, when WEB_CONCURRENCY asks for several. */
export const mindsOthers = ({ WEB_CONCURRENCY }: Env): boolean => cluster.isPrimary && WEB_CONCURRENCY > 1;

/** True in one of several processes: it is stopped by the one that minds it. */
export const isMinded = (): boolean => cluster.isWorker;

/**
 * Runs WEB_CONCURRENCY processes that share the port. The first one migrates, fills an empty database and makes the
 * first admin; the others follow when it answers. One that ends is logged and replaced. When the first can't start,
 * nothing does. The answer stops them all, gently.
 */
export const startProcesses = async (env: Env, log: Log): Promise<() => Promise<void>> => {
  const mailbox = env.LOCAL_MAILBOX ? await startMailbox(env.LOCAL_MAILBOX_PORT) : null;
  const variables = mailbox ? mailVariables(env, mailbox) : {};
  let stopping = false;
  let timers: NodeJS.Timeout[] = [];

  const start = (wait = FIRST_WAIT_MS): Worker => {
    const born = Date.now();
    const worker = cluster.fork(variables);
    log.info({ pid: worker.process.pid }, "process started");
    worker.once("exit", (code, signal) => {
      if (stopping) return;
      const next = Date.now() - born > LIVED_LONG_MS ? FIRST_WAIT_MS : wait;
      log.error({ pid: worker.process.pid, code, signal, wait: next }, "process ended: another will take its place");
      timers.push(setTimeout(() => start(Math.min(next * 2, LONGEST_WAIT_MS)), next));
    });
    return worker;
  };

  await untilListening(start());
  for (let more = 1; more < env.WEB_CONCURRENCY; more += 1) start();
  return async () => {
    stopping = true;
    timers.forEach(clearTimeout);
    timers = [];
    await Promise.all(Object.values(cluster.workers ?? {}).map(async (worker) => worker && stop(worker)));
    await mailbox?.close();
  };
};

/** The first one tells on its own why it can't start; this process then ends as it did. */
const untilListening = async (worker: Worker): Promise<void> => {
  const end = (code: number | null) => process.exit(code || 1);
  worker.once("exit", end);
  await once(worker, "listening");
  worker.off("exit", end);
};

const stop = async (worker: Worker): Promise<void> => {
  const gone = once(worker, "exit");
  worker.process.kill("SIGTERM");
  await gone;
};

/** There is one local mailbox, kept by the process that minds the others. */
const mailVariables = (env: Env, mailbox: MailboxServer) => {
  process.stdout.write(`\n  Mailbox  ${mailbox.url}\n`);
  return { LOCAL_MAILBOX: "0", ...localMailSettings(env, mailbox.url) };
};
