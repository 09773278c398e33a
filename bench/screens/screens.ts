import { openApp } from "../../tests/http/app.ts";
import { signedIn } from "../../tests/http/staff.ts";
import { startPostgres } from "../../tests/postgres/server.ts";
import { makeAll, YEARS_OF_WORK } from "../amounts/make-all.ts";
import { atMost, type Goal } from "../goal.ts";
import { median, p95 } from "../server-process.ts";
import { screenAddresses } from "./addresses.ts";

const GOAL_MS = 100;
const RUNS = 12;

/** Milliseconds that the server takes for one address: asked for the first time, then again and again. */
export type ScreenRow = { address: string; first: number; median: number; p95: number };

type App = Awaited<ReturnType<typeof openApp>>;

/** Every staff screen of a site with years of work in it, on both databases. */
export const measureScreens = async () => {
  const postgres = await startPostgres();
  try {
    const rows = { SQLite: await screensOn(""), PostgreSQL: await screensOn(postgres.url) };
    const goals = Object.entries(rows).flatMap(([kind, screens]) => goalsOf(kind, screens));
    return { rows, goals };
  } finally {
    await postgres.stop();
  }
};

const screensOn = async (url: string): Promise<ScreenRow[]> => {
  process.env.NODE_ENV = "production";
  await using app = await openApp({ DATABASE_URL: url, NODE_ENV: "production" });
  await makeAll(app.platform, YEARS_OF_WORK);
  const cookie = await signedIn(app, "admin");
  const rows: ScreenRow[] = [];
  for (const address of await screenAddresses(app.platform.database)) {
    const row = await measure(app, address, cookie);
    if (row) rows.push(row);
  }
  return rows.sort((a, b) => b.p95 - a.p95);
};

/** Undefined for an address that shows nothing: those that only take a form. */
const measure = async (app: App, address: string, cookie: string): Promise<ScreenRow | undefined> => {
  const first = await ask(app, address, cookie);
  if (first.status >= 500) throw new Error(`${address} answers ${first.status}`);
  if (first.status !== 200) return undefined;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push((await ask(app, address, cookie)).ms);
  return { address, first: round(first.ms), median: round(median(times)), p95: round(p95(times)) };
};

const ask = async (app: App, address: string, cookie: string) => {
  const begun = performance.now();
  const response = await app.fetch(address, { headers: { cookie } });
  await response.text();
  return { status: response.status, ms: performance.now() - begun };
};

const round = (ms: number) => Math.round(ms * 10) / 10;

const goalsOf = (kind: string, rows: ScreenRow[]): Goal[] => [
  atMost(`slowest of ${rows.length} staff screens, p95, ${kind}`, Math.max(...rows.map(({ p95 }) => p95)), GOAL_MS),
  atMost(`the same at its first call, ${kind}`, Math.max(...rows.map(({ first }) => first)), GOAL_MS),
];
