import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { startPostgres } from "../../tests/postgres/server.ts";
import type { Costs } from "./model.ts";

const TIMES = 4_000;
const CLIENTS = 4;
const SCHEMA = `create table site_version (id int primary key, version int); insert into site_version values (1, 1);
  create table replica (id text primary key, pid int, started timestamptz, version int);
  insert into replica select 'r' || n, pg_backend_pid(), now(), 1 from generate_series(1, $count) n`;

/** Processor time that PostgreSQL took so far, in ms: all processes of its data folder, from /proc (10 ms ticks). */
const processorMs = (postmaster: number): number => {
  const stats = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [
          readFileSync(`/proc/${pid}/stat`, "utf8")
            .replace(/^.*\) /s, "")
            .split(" "),
        ];
      } catch {
        return []; // it ended meanwhile
      }
    });
  const ticks = stats.filter(([, parent]) => Number(parent) === postmaster).map((s) => Number(s[11]) + Number(s[12]));
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
};

/**
 * Measures what the queries of decision 038 take of a real PostgreSQL's processor time, in ms each, with so many
 * replicas registered. Waiting for disk and network is not in it: that is the model's.
 */
export const measureCosts = async (replicas: number): Promise<Costs> => {
  const postgres = await startPostgres();
  try {
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        const client = new pg.Client({ connectionString: postgres.url });
        await client.connect();
        return client;
      }),
    );
    const [first] = clients as [pg.Client, ...pg.Client[]];
    await first.query(SCHEMA.replace("$count", String(replicas)));
    const { rows } = await first.query("select pg_backend_pid() as pid");
    const backend = readFileSync(`/proc/${rows[0].pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const postmaster = Number(backend[1]);
    const each = async (times: number, text: (n: number) => string) => {
      const before = processorMs(postmaster);
      await Promise.all(
        clients.map(async (client, c) => {
          for (let n = c; n < times; n += CLIENTS) await client.query(text(n));
        }),
      );
      return (processorMs(postmaster) - before) / times;
    };
    const one = (n: number) => `r${(n % replicas) + 1}`;
    const renew = await each(
      TIMES,
      (n) => `select version from site_version where exists (select from replica where id = '${one(n)}')`,
    );
    const acknowledge = await each(TIMES, (n) => `update replica set version = ${n} where id = '${one(n)}'`);
    const look = await each(
      TIMES / 10,
      () => `select id, exists (select from pg_stat_activity a where a.pid = r.pid and a.backend_start = r.started)
        as alive from replica r where version < 0`,
    );
    const notify = "select pg_notify('costs', '1')";
    const quiet = await each(TIMES / 4, () => notify);
    for (const client of clients) await client.query("listen costs");
    const heard = await each(TIMES / 4, () => notify);
    const publish = await each(
      TIMES / 4,
      (n) => `begin; update site_version set version = ${n}; update replica set version = 0 where id = ''; commit`,
    );
    for (const client of clients) await client.end();
    return { renew, acknowledge, look, wake: Math.max(0.005, (heard - quiet) / CLIENTS), publish };
  } finally {
    await postgres.stop();
  }
};
