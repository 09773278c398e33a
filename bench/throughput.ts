import { spawnSync } from "node:child_process";
import { startPostgres } from "../tests/postgres/server.ts";
import { atLeast, atMost, type Goal } from "./goal.ts";
import { load, missingPrograms, type Rival, startBare, startNginx } from "./rivals.ts";
import { median, processorUs, residentMb, rounded, startServer } from "./server-process.ts";

const PORT = 4091;
/** The home page in each language. */
const HOMES = ["/", "/es"];
const ROUNDS = 7;
/** Of nginx's requests/s on one core, what a prerendered Payload 3.90 home page reached there: 443 of 87,000. */
const PAYLOAD_SHARE = 443 / 87_000;

/** Kept pages per second and their 99th percentile, beside nginx and a bare `node:http` server, on both databases. */
export const measureThroughput = async () => {
  const missing = missingPrograms();
  if (missing.length > 0) return { rows: { skipped: { "not installed": missing.join(", ") } }, goals: [] };
  const sqlite = await measureOn("SQLite", "", 0.6);
  const { url, stop } = await startPostgres();
  const postgres = await measureOn("PostgreSQL", url, 0.8).finally(stop);
  const all = [...sqlite, ...postgres];
  return {
    rows: Object.fromEntries(all.map(({ name, row }) => [name, row])),
    goals: all.flatMap(({ goals }) => goals),
  };
};

type Measured = ReturnType<typeof load> & { us: number };

const measure = ({ port, pid }: Pick<Rival, "port" | "pid">, path = "/"): Measured => {
  const before = processorUs(pid);
  const result = load(port, path);
  return { ...result, us: (processorUs(pid) - before) / result.answers };
};

/** Rounds in turn, so that what else the machine does falls on all alike; medians of what each round shows. */
const measureOn = async (kind: string, databaseUrl: string, share: number) => {
  const first = await startServer(PORT, { databaseUrl });
  await first.stop();
  const server = await startServer(PORT, { databaseUrl, folder: first.folder });
  const ours = { port: PORT, pid: server.process.pid ?? 0 };
  // Before the first round: a connection that rests while it blocks this process is closed unseen.
  const pages = await Promise.all(HOMES.map((path) => fetchPage(server.url + path)));
  const measured = [];
  for (const [at, path] of HOMES.entries()) {
    const headers = pages[at]?.headers ?? new Headers();
    const url = server.url + path;
    const { stdout: body } = spawnSync("curl", ["-s", "-H", "accept-encoding: br", url], { maxBuffer: 1e7 });
    const [nginx, bare] = [
      await startNginx(PORT + 2 * at + 1, body, headers),
      await startBare(PORT + 2 * at + 2, body),
    ];
    const round = () => ({ nginx: measure(nginx), bare: measure(bare), ours: measure(ours, path) });
    round(); // in which V8 compiles what is hot
    const rounds = Array.from({ length: ROUNDS }, round);
    measured.push({ name: `${kind} ${path}`, rounds, memoryMb: residentMb(ours.pid) });
    for (const { stop } of [nginx, bare]) stop();
  }
  await server.stop();
  return measured.map(({ name, rounds, memoryMb }) => ({ name, ...summary(name, rounds, memoryMb, share) }));
};

const fetchPage = async (url: string): Promise<Response> => {
  const page = await fetch(url, { headers: { "accept-encoding": "identity" } });
  await page.arrayBuffer();
  return page;
};

type Round = Record<"nginx" | "bare" | "ours", Measured>;

const summary = (kind: string, rounds: Round[], memoryMb: number, share: number) => {
  const middle = (figure: (round: Round) => number) => rounded(median(rounds.map(figure)));
  const overNginx = middle(({ nginx, ours }) => ours.perSecond / nginx.perSecond);
  const row = {
    "nginx requests/s": middle(({ nginx }) => nginx.perSecond),
    "our requests/s": middle(({ ours }) => ours.perSecond),
    "bare node:http over nginx": middle(({ nginx, bare }) => bare.perSecond / nginx.perSecond),
    "nginx p99 ms": middle(({ nginx }) => nginx.p99Ms),
    "our p99 ms": middle(({ ours }) => ours.p99Ms),
    "nginx processor us": middle(({ nginx }) => nginx.us),
    "our processor us": middle(({ ours }) => ours.us),
  };
  const goals: Goal[] = [
    atLeast(`${kind}: requests/s over those of nginx`, overNginx, share, "times"),
    atLeast(`${kind}: the same over a Payload home page's`, overNginx / PAYLOAD_SHARE, 100, "times"),
    atMost(
      `${kind}: p99 over that of nginx`,
      middle(({ nginx, ours }) => ours.p99Ms / nginx.p99Ms),
      2,
      "times",
    ),
    atMost(`${kind}: memory after the load`, memoryMb, 180, "MB"),
  ];
  return { row, goals };
};
