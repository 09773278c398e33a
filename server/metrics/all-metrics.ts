import { unsentMail } from "#domain/enquiries/outbox/unsent.server.ts";
import type { BeaconCounts } from "#domain/visits/counting/count-visits.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { JobRecord, JobRecords } from "../process/jobs.ts";

export type Sources = { jobs: JobRecords; kept: { hits: number; misses: number }; beacons: BeaconCounts | undefined };

type Values = [labels: Record<string, string>, value: number][];

/** `read` gives all values at once, when monitoring asks; what can't be read then is left out. */
export type Metric = {
  kind: "Gauge" | "Counter";
  help: string;
  labels?: string[];
  read: () => Values | Promise<Values>;
};

/** What monitoring is told beside requests and what is known of every Node process. To add one, add an entry. */
export const metricsOf = (platform: Platform, { jobs, kept, beacons }: Sources): Record<`site_${string}`, Metric> => {
  const { database, databasePool, clock, release, mailOutcomes, diskRoom } = platform;
  const readVersion = () => database.selectFrom("site_version").select("version").executeTakeFirst();
  const unsent = oncePerScrape(() => unsentMail(database));
  const ofJobs = (of: (job: JobRecord) => number): Values => [...jobs].map(([job, record]) => [{ job }, of(record)]);
  return {
    site_info: {
      kind: "Gauge",
      help: "What runs here.",
      labels: ["version", "commit", "replica"],
      read: () => [[release, 1]],
    },
    site_kept_pages_total: {
      kind: "Counter",
      help: "Public pages: answered by a kept one, or rendered.",
      labels: ["result"],
      read: () => by("result", { hit: kept.hits, miss: kept.misses }),
    },
    site_visit_beacons_total: {
      kind: "Counter",
      help: "What pages told of their readers: counted, left out (programs, staff, who asks for it), too many from an address, lost.",
      labels: ["outcome"],
      read: () => by("outcome", beacons ?? {}),
    },
    site_version: {
      kind: "Gauge",
      help: "Grows with each publish and every other change that visitors see, on all replicas.",
      read: async () => [[{}, Number((await readVersion())?.version ?? 0)]],
    },
    site_database_up: {
      kind: "Gauge",
      help: "1 while the database answers.",
      read: () =>
        readVersion().then(
          () => [[{}, 1]],
          () => [[{}, 0]],
        ),
    },
    site_mail_queue: {
      kind: "Gauge",
      help: "Enquiries and answers whose mail has not been sent.",
      labels: ["state"],
      read: async () => (await unsent()).map(({ state, count }) => [{ state }, count]),
    },
    site_mail_oldest_seconds: {
      kind: "Gauge",
      help: "How long the oldest of them has waited.",
      labels: ["state"],
      read: async () =>
        (await unsent()).map(({ state, oldest }) => [
          { state },
          oldest === null ? 0 : Math.max(0, clock() - oldest) / 1000,
        ]),
    },
    site_mails_total: {
      kind: "Counter",
      help: "Attempts to send an email, by how they ended.",
      labels: ["outcome"],
      read: () => by("outcome", mailOutcomes),
    },
    site_job_runs_total: {
      kind: "Counter",
      help: "Turns of a job.",
      labels: ["job"],
      read: () => ofJobs(({ runs }) => runs),
    },
    site_job_failures_total: {
      kind: "Counter",
      help: "Turns of a job that failed.",
      labels: ["job"],
      read: () => ofJobs(({ failures }) => failures),
    },
    site_job_last_success_seconds: {
      kind: "Gauge",
      help: "When a job last did what it should, as Unix time.",
      labels: ["job"],
      read: () => ofJobs(({ lastSuccess }) => lastSuccess / 1000),
    },
    site_database_connections: {
      kind: "Gauge",
      help: "Connections of this process to PostgreSQL, and who waits for one.",
      labels: ["state"],
      read: () => by("state", databasePool() ?? {}),
    },
    site_disk_bytes: {
      kind: "Gauge",
      help: "The disk of DATA_DIR.",
      labels: ["part"],
      read: async () => by("part", await diskRoom()),
    },
  };
};

const by = (label: string, counts: Record<string, number>): Values =>
  Object.entries(counts).map(([name, count]) => [{ [label]: name }, count]);

/** All metrics are read at once: whoever asks while an answer is under way gets the same. */
const oncePerScrape = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let underWay: Promise<T> | undefined;
  return () => {
    underWay ??= read().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
};
