import { openAlerts } from "#domain/alerts/watch-causes.server.ts";
import { sweepBlank } from "#domain/content/drafts/sweep-blank.server.ts";
import { mailLook } from "#domain/content/published/mail-look.server.ts";
import { runSchedule } from "#domain/content/schedule/run-schedule.server.ts";
import { lookForMisfits } from "#domain/content/trouble/misfits.server.ts";
import { eraseOld, forgetTraces } from "#domain/enquiries/erase/erase.server.ts";
import { openOutbox } from "#domain/enquiries/outbox/outbox.server.ts";
import { indexMissing } from "#domain/finding/index-missing.server.ts";
import { emptyPictureTrash } from "#domain/media/library/picture-trash.server.ts";
import { sweepFiles } from "#domain/media/stored-files.server.ts";
import { forgetEnded } from "#domain/staff/sign-in/sign-in.server.ts";
import { forgetUndone } from "#domain/undo/undo.server.ts";
import { forgetVisitors } from "#domain/visits/day.server.ts";
import { sumUpFinished } from "#domain/visits/numbers/sum-up.server.ts";
import { sendWeekly } from "#domain/visits/weekly-mail/send-weekly.server.ts";
import type { Platform } from "#platform/platform.ts";

/** How the turns of a job went in this process; `failuresInARow` since it last did what it should. */
export type JobRecord = { runs: number; failures: number; failuresInARow: number; lastSuccess: number };
export type JobRecords = Map<string, JobRecord>;

type Job = { name: string; everyMs: number; run: (stopping: AbortSignal) => Promise<unknown> };

/** Every process runs these; leases in the database keep them from doing a thing twice. */
export const jobsOf = (platform: Platform, records: JobRecords = new Map()): Job[] => [
  { name: "send due mail", everyMs: 2_000, run: openOutbox(platform) },
  { name: "run schedule", everyMs: 1_000, run: () => runSchedule(platform) },
  { name: "forget traces", everyMs: 600_000, run: () => forgetTraces(platform) },
  { name: "forget visitors of yesterday", everyMs: 10_000, run: () => forgetVisitors(platform) },
  { name: "forget ended sessions", everyMs: 3_600_000, run: () => forgetEnded(platform) },
  { name: "forget what can be undone", everyMs: 600_000, run: () => forgetUndone(platform) },
  { name: "erase old enquiries", everyMs: 3_600_000, run: () => eraseOld(platform) },
  { name: "remove empty drafts", everyMs: 3_600_000, run: () => sweepBlank(platform) },
  { name: "look for misfits", everyMs: 10_000, run: (stopping) => lookForMisfits(platform, stopping) },
  { name: "index what is missing", everyMs: 600_000, run: (stopping) => indexMissing(platform, stopping) },
  { name: "empty the trash of pictures", everyMs: 3_600_000, run: () => emptyPictureTrash(platform) },
  { name: "sweep files", everyMs: 600_000, run: () => sweepFiles(platform) },
  { name: "add up visits of finished times", everyMs: 3_600_000, run: () => sumUpFinished(platform) },
  { name: "mail the week's numbers", everyMs: 60_000, run: () => sendWeekly(platform, () => mailLook(platform)) },
  { name: "tell of trouble", everyMs: 5_000, run: openAlerts({ ...platform, failingJobs: () => failing(records) }) },
];

const TOO_MANY = 3;

const failing = (records: JobRecords): string[] =>
  [...records].filter(([, { failuresInARow }]) => failuresInARow >= TOO_MANY).map(([name]) => name);

/** Returns a function that stops them and waits for what is under way. */
export const startJobs = (
  deps: Pick<Platform, "log" | "clock">,
  jobs: Job[],
  records: JobRecords = new Map(),
): (() => Promise<void>) => {
  const stops = jobs.map((job) => {
    const record = { runs: 0, failures: 0, failuresInARow: 0, lastSuccess: 0 };
    records.set(job.name, record);
    return repeat(job, record, deps);
  });
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};

const AGAIN_MS = 60_000;

/** Never twice at the same time; a fault is logged and the next turn comes. */
const repeat = ({ name, everyMs, run }: Job, record: JobRecord, { log, clock }: Pick<Platform, "log" | "clock">) => {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  const done = () => Object.assign(record, { failuresInARow: 0, lastSuccess: clock() });
  const failed = (error: unknown) => {
    log.error({ err: error, job: name }, "job failed");
    record.failures += 1;
    record.failuresInARow += 1;
  };
  const plan = (wait: number) => {
    timer = setTimeout(() => {
      record.runs += 1;
      turn = run(stop.signal)
        .then(done, failed)
        .then(() => stop.signal.aborted || plan(record.failuresInARow > 0 ? Math.min(everyMs, AGAIN_MS) : everyMs))
        .then(() => undefined);
    }, wait);
  };
  plan(0);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await turn;
  };
};
