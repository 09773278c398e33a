import { publish } from "#domain/content/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import { openApp } from "../../tests/http/app.ts";
import { publicPaths } from "../../tests/public-paths.ts";
import { median, p95, startServer } from "./server-process.ts";

const TURNS = 20;
const STARTS = 5;
const PORT = 4093;

type App = Awaited<ReturnType<typeof openApp>>;

const republish = ({ platform }: App) => publish(platform, system, "service-cloud");

/** Pages rendered per second after a publish, when nothing is kept any more. */
const missesPerSecond = async (app: App): Promise<number> => {
  const rates: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await republish(app);
    const started = performance.now();
    for (const path of publicPaths) await (await app.fetch(path)).text();
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
    const server = await startServer(PORT, first.folder);
    times.push(server.startedInMs);
    await server.stop();
  }
  return median(times);
};

/** What a publish costs, in one process on SQLite. */
export const measurePublishing = async () => {
  await using app = await openApp();
  return {
    "misses rendered/s (goal 400)": await missesPerSecond(app),
    "publish to visible, p95 ms (goal 50)": await publishToVisible(app),
    "start to first 200, ms (goal 1000)": await startTime(),
  };
};
