import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { connect } from "#platform/database/database.ts";
import { startPostgres } from "../../tests/postgres/server.ts";
import { publicPaths } from "../../tests/public-paths.ts";
import { atLeast, atMost, type Goal } from "../goal.ts";
import { processorUs, rounded, startServer } from "../server-process.ts";
import { simulateYear } from "./year.ts";

const PORT = 4095;
const PER_SECOND = 1_000;
const SECONDS = 60;
/** Pages that readers ask for in a second, whatever becomes of visits; then as many as they are given. */
const STEADILY = 5_000;
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const VISITORS = 20_000;

/** What 1,000 beacons a second for a minute cost readers, and what of them was counted; then a year of visits, as rows and bytes. */
export const measureVisits = async () => {
  const sqlite = await measureOn("SQLite", "");
  const { url, stop } = await startPostgres();
  const postgres = await measureOn("PostgreSQL", url).finally(stop);
  const [small, large] = [await simulateYear(1_000_000), await simulateYear(10_000_000)];
  return {
    rows: {
      beacons: { [sqlite.name]: sqlite.row, [postgres.name]: postgres.row },
      year: { "1 million visits": small, "10 million visits": large },
    },
    goals: [
      ...sqlite.goals,
      ...postgres.goals,
      atMost("a year of 10 million visits over one of 1 million, in rows", large.rows / small.rows, 1.5, "times"),
    ],
  };
};

export const measureOn = async (name: string, databaseUrl: string) => {
  const server = await startServer(PORT, { databaseUrl, settings: { TRUST_PROXY: "1" } });
  await read(server.url, 3);
  const alone = await read(server.url, 15, STEADILY);
  const most = await read(server.url, 10);
  const told = tell(server.url);
  const during = await read(server.url, 30, STEADILY);
  const mostDuring = await read(server.url, 10);
  const cost = await costOf(server.process.pid, 10_000);
  const { sent, answered, pairs, visitors } = await told;
  await wait(3_000);
  await server.stop();
  const database = connect({ DATABASE_URL: databaseUrl, DATA_DIR: server.folder }, () => {});
  const rows = await database.selectFrom("visit_count").select(["kind", "visits"]).execute();
  await database.destroy();
  const counted = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { visits }) => sum + visits, 0);
  const share = during.perSecond / alone.perSecond;
  const goals: Goal[] = [
    atLeast(`${name}: pages of steady readers amid beacons, over those alone`, share, 0.9, "times"),
    atLeast(`${name}: pages counted over those answered`, counted("page") / pairs, 1, "times"),
    atMost(`${name}: the same`, counted("page") / pairs, 1, "times"),
  ];
  const row = {
    "beacons sent": sent,
    "beacons answered": answered,
    visitors,
    "visitors counted": counted("all"),
    "pages read": pairs,
    "pages counted": counted("page"),
    "steady pages/s alone": alone.perSecond,
    "steady pages/s amid": during.perSecond,
    "slowest alone ms": alone.slowestMs,
    "slowest amid ms": during.slowestMs,
    "most pages/s alone": most.perSecond,
    "most pages/s amid": mostDuring.perSecond,
    "processor us per beacon": rounded(cost / 10 / PER_SECOND),
  };
  return { name, row, goals };
};

/** Processor time of a process in so many milliseconds, in microseconds. */
const costOf = async (pid: number | undefined, ms: number): Promise<number> => {
  const before = processorUs(pid);
  await wait(ms);
  return processorUs(pid) - before;
};

const read = async (url: string, seconds: number, perSecond = "" as number | "") => {
  const settings = ["32", String(seconds), String(perSecond)];
  const reader = ["-c", "1", process.execPath, "tests/faults/reader.ts", `${url}/`, ...settings];
  const child = spawn("taskset", reader, { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout?.on("data", (part) => {
    text += part;
  });
  await once(child, "close");
  const { answered, slowestMs } = JSON.parse(text) as { answered: number; slowestMs: number };
  return { perSecond: Math.round(answered / seconds), slowestMs };
};

/** So many beacons a second for the whole time, of visitors who come again and read on. */
const tell = async (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const pairs = new Set<string>();
  const visitors = new Set<number>();
  let sent = 0;
  let answered = 0;
  const one = (number: number) =>
    new Promise<void>((resolve) => {
      const visitor = Math.floor(Math.random() * VISITORS);
      const path = publicPaths[number % publicPaths.length] ?? "/";
      const address = `10.0.${visitor >> 8}.${visitor & 255}`;
      const body = JSON.stringify(["page", path, "https://www.google.com/"]);
      const headers = { "user-agent": AGENT, "x-forwarded-for": address, "content-length": body.length };
      const asked = request(`${url}/api/visit`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        if (response.statusCode !== 204) return resolve();
        answered += 1;
        pairs.add(`${visitor} ${path}`);
        visitors.add(visitor);
        resolve();
      });
      asked.on("error", () => resolve());
      asked.end(body);
    });
  const all: Promise<void>[] = [];
  for (const begun = performance.now(); sent < PER_SECOND * SECONDS; await wait(5)) {
    const due = Math.min(SECONDS, (performance.now() - begun) / 1000) * PER_SECOND;
    for (; sent < due; sent += 1) all.push(one(sent));
  }
  await Promise.all(all);
  agent.destroy();
  return { sent, answered, pairs: pairs.size, visitors: visitors.size };
};
