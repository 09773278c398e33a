import { setImmediate } from "node:timers/promises";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import { publishChange } from "../tests/edit.ts";
import { openApp } from "../tests/http/app.ts";
import { publicPaths } from "../tests/public-paths.ts";
import { atLeast, atMost, type Goal } from "./goal.ts";
import { median, p95, startServer } from "./server-process.ts";

const TURNS = 20;
const STARTS = 5;
const PORT = 4093;

type App = Awaited<ReturnType<typeof openApp>>;

const republish = ({ platform }: App) => publish(platform, system, "service-cloud");

/** Changes a colour, which every page names. */
const changeEveryPage = ({ platform: { database } }: App, turn: number) =>
  publishChange(database, "settings", { colours: { accent: "#0f5c4d", action: `#ff6a${10 + turn}` } });

/** Pages rendered per second, as browsers ask for them, after `change`, which leaves none of them kept. */
const missesPerSecond = async (app: App, change: (turn: number) => Promise<unknown>): Promise<number> => {
  const rates: number[] = [];
  const headers = { "accept-encoding": "gzip, deflate, br" };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await change(turn);
    await setImmediate(); // requests come in a later turn of the event loop
    const started = performance.now();
    for (const path of publicPaths) await (await app.fetch(path, { headers })).arrayBuffer();
    rates.push((publicPaths.length / (performance.now() - started)) * 1000);
  }
  return Math.round(median(rates));
};

/** Milliseconds from the start of a publish to the end of the first answer that shows it. */
const publishToVisible = async (app: App): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 5 * TURNS; turn += 1) {
    const started = performance.now();
    await republish(app);
    await setImmediate();
    await (await app.fetch("/services/cloud")).text();
    times.push(performance.now() - started);
  }
  return Math.round(p95(times) * 10) / 10;
};

/** Milliseconds from `node server/main.ts` to its first 200, on a site that exists. */
const startTime = async (): Promise<number> => {
  const first = await startServer(PORT);
  await first.stop();
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer(PORT, { folder: first.folder });
    times.push(server.startedInMs);
    await server.stop();
  }
  return median(times);
};

/** What a publish costs, in one process on SQLite. */
export const measurePublishing = async (): Promise<Goal[]> => {
  process.env.NODE_ENV = "production"; // React has another, slower build for anything else
  await using app = await openApp({ DATABASE_URL: "" });
  const one = await missesPerSecond(app, () => republish(app));
  const every = await missesPerSecond(app, (turn) => changeEveryPage(app, turn));
  return [
    atLeast("misses, one page changed", one, 400, "pages/s"),
    atLeast("misses, every page changed", every, 400, "pages/s"),
    atMost("publish to visible, p95", await publishToVisible(app), 50),
    atMost("start to first 200", await startTime(), 1_000),
  ];
};
