import { runSchedule } from "#domain/content/schedule/run-schedule.server.ts";
import { eraseOld, forgetTraces } from "#domain/enquiries/erase/erase.server.ts";
import { openOutbox } from "#domain/enquiries/outbox/outbox.server.ts";
import { sweepFiles } from "#domain/media/stored-files.server.ts";
import { forgetEnded } from "#domain/staff/sign-in/sign-in.server.ts";
import type { Platform } from "#platform/platform.ts";

type Job = { name: string; everyMs: number; run: (stopping: AbortSignal) => Promise<unknown> };

/** Every process runs these; leases in the database keep them from doing a thing twice. */
export const jobsOf = (platform: Platform): Job[] => [
  { name: "send due mail", everyMs: 2_000, run: openOutbox(platform) },
  { name: "run schedule", everyMs: 1_000, run: () => runSchedule(platform) },
  { name: "forget traces", everyMs: 600_000, run: () => forgetTraces(platform) },
  { name: "forget ended sessions", everyMs: 3_600_000, run: () => forgetEnded(platform) },
  { name: "erase old enquiries", everyMs: 3_600_000, run: () => eraseOld(platform) },
  { name: "sweep files", everyMs: 600_000, run: () => sweepFiles(platform) },
];

/** The answer stops them and waits for what is under way. */
export const startJobs = ({ log }: Pick<Platform, "log">, jobs: Job[]): (() => Promise<void>) => {
  const stops = jobs.map((job) => repeat(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};

/** Never twice at the same time; a fault is logged and the next turn comes. */
const repeat = ({ name, everyMs, run }: Job, log: Platform["log"]) => {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  const plan = (wait: number) => {
    timer = setTimeout(() => {
      turn = run(stop.signal)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error, job: name }, "job failed"))
        .finally(() => stop.signal.aborted || plan(everyMs));
    }, wait);
  };
  plan(0);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await turn;
  };
};
