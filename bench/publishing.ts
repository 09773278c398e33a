import { setImmediate } from "node:timers/promises";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { system } from "#domain/staff/system.ts";
import { publishChange } from "../tests/edit.ts";
import { openApp } from "../tests/http/app.ts";
import { publicPaths, spanishPaths } from "../tests/public-paths.ts";
import { atLeast, atMost, type Goal } from "./goal.ts";
import { median, p95, startServer } from "./server-process.ts";

const TURNS = 20;
const STARTS = 5;
const PORT = 4093;

type App = Awaited<ReturnType<typeof openApp>>;

const pages = { "service-cloud": "/services/cloud", "service-cloud-es": "/es/servicios/nube" };

const republish = ({ platform }: App, page: keyof typeof pages) => publish(platform, system, page);

/** Changes a color, which every page names. */
const changeEveryPage = ({ platform: { database } }: App, turn: number) =>
  publishChange(database, "settings", { colours: { accent: "#0f5c4d", action: `#ff6a${10 + turn}` } });

const LANGUAGES = { English: publicPaths, Spanish: spanishPaths };

/** Pages of a language rendered per second, as browsers ask for them, after `change`, which leaves none of them kept. */
const missesPerSecond = async (
  app: App,
  paths: string[],
  change: (turn: number) => Promise<unknown>,
): Promise<number> => {
  const rates: number[] = [];
  const headers = { "accept-encoding": "gzip, deflate, br" };
  for (let turn = 0; turn < TURNS; turn += 1) {
    await change(turn);
    await setImmediate(); // requests come in a later turn of the event loop
    const started = performance.now();
    for (const path of paths) await (await app.fetch(path, { headers })).arrayBuffer();
    rates.push((paths.length / (performance.now() - started)) * 1000);
  }
  return Math.round(median(rates));
};

/** Milliseconds from the start of a publish to the end of the first answer that shows it. */
const publishToVisible = async (app: App, page: keyof typeof pages): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 5 * TURNS; turn += 1) {
    const started = performance.now();
    await republish(app, page);
    await setImmediate();
    await (await app.fetch(pages[page])).text();
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
  const goals: Goal[] = [];
  for (const [language, paths] of Object.entries(LANGUAGES)) {
    const one = await missesPerSecond(app, paths, () => republish(app, "service-cloud"));
    const every = await missesPerSecond(app, paths, (turn) => changeEveryPage(app, turn));
    goals.push(atLeast(`misses, one page changed, ${language}`, one, 400, "pages/s"));
    goals.push(atLeast(`misses, every page changed, ${language}`, every, 400, "pages/s"));
  }
  for (const page of ["service-cloud", "service-cloud-es"] as const)
    goals.push(atMost(`publish to visible, p95, ${pages[page]}`, await publishToVisible(app, page), 50));
  return [...goals, atMost("start to first 200", await startTime(), 1_000)];
};
