import type * as prom from "prom-client";
import { type Queue, tableOf } from "#domain/enquiries/outbox/lease.server.ts";
import type { BeaconCounts } from "#domain/visits/count-visits.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { JobRecords } from "../process/jobs.ts";

export type Sources = { jobs: JobRecords; kept: { hits: number; misses: number }; beacons: BeaconCounts | undefined };

export type Collected = {
  registry: prom.Registry;
  /** A request was answered that no kept page could answer at once. */
  answered: (kind: string, status: number, seconds: number) => void;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What monitoring is told; what is counted elsewhere is read when it asks. */
export const collect = (library: typeof prom, platform: Platform, { jobs, kept, beacons }: Sources): Collected => {
  const { database, databasePool, clock, release, mailOutcomes, diskRoom } = platform;
  const registry = new library.Registry();
  library.collectDefaultMetrics({ register: registry });
  const requests = new library.Histogram({
    name: "site_request_seconds",
    help: "Requests that were not answered by a kept page at once, by class and status.",
    labelNames: ["class", "status"],
    buckets: SECONDS,
    registers: [registry],
  });

  type Values = [labels: Record<string, string>, value: number][];
  /** `read` gives all values at once; what can't be read now is left out. */
  const add = (
    Kind: typeof prom.Gauge | typeof prom.Counter,
    name: string,
    help: string,
    read: () => Values | Promise<Values>,
    labelNames: string[] = [],
  ) =>
    new Kind({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [labels, value] of await Promise.resolve(read()).catch(() => [])) this.inc(labels, value);
      },
    });
  const gauge = add.bind(null, library.Gauge);
  const counter = add.bind(null, library.Counter);

  gauge("site_info", "What runs here.", () => [[release, 1]], ["version", "commit", "replica"]);
  counter(
    "site_kept_pages_total",
    "Public pages: answered by a kept one, or rendered.",
    () => [
      [{ result: "hit" }, kept.hits],
      [{ result: "miss" }, kept.misses],
    ],
    ["result"],
  );
  counter(
    "site_visit_beacons_total",
    "What pages told of their readers: counted, left out (programs, staff, who asks for it), too many from an address, lost.",
    () => Object.entries(beacons ?? {}).map(([outcome, count]) => [{ outcome }, count]),
    ["outcome"],
  );
  gauge(
    "site_version",
    "Grows with each publish and every other change that visitors see, on all replicas.",
    async () => {
      const row = await database.selectFrom("site_version").select("version").executeTakeFirst();
      return [[{}, Number(row?.version ?? 0)]];
    },
  );
  gauge("site_database_up", "1 while the database answers.", async () => {
    const isUp = await database
      .selectFrom("site_version")
      .select("version")
      .execute()
      .then(
        () => 1,
        () => 0,
      );
    return [[{}, isUp]];
  });
  const unsent = (queue: Queue) =>
    database
      .selectFrom(tableOf(queue))
      .select(["mail_state", "created_at"])
      .where("mail_state", "in", ["due", "parked"]);
  const waiting = () =>
    database
      .selectFrom(unsent("enquiry").unionAll(unsent("enquiry_reply")).as("unsent"))
      .select((e) => ["mail_state", e.fn.countAll().as("count"), e.fn.min("created_at").as("oldest")])
      .groupBy("mail_state")
      .execute();
  const states = ["due", "parked"] as const;
  gauge(
    "site_mail_queue",
    "Enquiries and answers whose mail has not been sent.",
    async () => {
      const rows = await waiting();
      return states.map((state) => [{ state }, Number(rows.find((row) => row.mail_state === state)?.count ?? 0)]);
    },
    ["state"],
  );
  gauge(
    "site_mail_oldest_seconds",
    "How long the oldest of them has waited.",
    async () => {
      const rows = await waiting();
      return states.map((state) => {
        const oldest = rows.find((row) => row.mail_state === state)?.oldest;
        return [{ state }, oldest ? Math.max(0, clock() - Number(oldest)) / 1000 : 0];
      });
    },
    ["state"],
  );
  counter(
    "site_mails_total",
    "Attempts to send a mail, by how they ended.",
    () => Object.entries(mailOutcomes).map(([outcome, count]) => [{ outcome }, count]),
    ["outcome"],
  );
  counter("site_job_runs_total", "Turns of a job.", () => [...jobs].map(([job, { runs }]) => [{ job }, runs]), ["job"]);
  counter(
    "site_job_failures_total",
    "Turns of a job that failed.",
    () => [...jobs].map(([job, { failures }]) => [{ job }, failures]),
    ["job"],
  );
  gauge(
    "site_job_last_success_seconds",
    "When a job last did what it should, as Unix time.",
    () => [...jobs].map(([job, { lastSuccess }]) => [{ job }, lastSuccess / 1000]),
    ["job"],
  );
  gauge(
    "site_database_connections",
    "Connections of this process to PostgreSQL, and who waits for one.",
    () => Object.entries(databasePool() ?? {}).map(([state, count]) => [{ state }, count]),
    ["state"],
  );
  gauge(
    "site_disk_bytes",
    "The disk of DATA_DIR.",
    async () => Object.entries(await diskRoom()).map(([part, bytes]) => [{ part }, bytes]),
    ["part"],
  );

  return {
    registry,
    answered: (kind, status, seconds) => requests.observe({ class: kind, status: String(status) }, seconds),
  };
};
