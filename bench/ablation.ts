import { setImmediate } from "node:timers/promises";
import { liveCount } from "#domain/content/published/live-count.server.ts";
import { FIRST_LANGUAGE } from "#domain/languages.ts";
import { advanceSiteVersion } from "#domain/site-version.server.ts";
import { commitEach, commitTogether } from "#platform/database/commit.ts";
import { openDatabase } from "#platform/database/database.ts";
import { openApp } from "../tests/http/app.ts";
import { startPostgres } from "../tests/postgres/server.ts";
import { publicPaths } from "../tests/public-paths.ts";
import { bulkPosts } from "./bulk-posts.ts";
import { load, missingPrograms } from "./rivals.ts";
import { median, processorUs, rounded, type Server, startServer } from "./server-process.ts";

const PORT = 4096;
const ROUNDS = 5;
const READERS = 4;

/** What a trick is for, with it and without it; `lost` is the part that goes without it. */
type Row = { trick: string; figure: string; with: number; without: number; lost: string };

const row = (trick: string, figure: string, on: number[], off: number[], better: "more" | "less"): Row => {
  const [a, b] = [median(on), median(off)];
  const lost = better === "more" ? 1 - b / a : 1 - a / b;
  return { trick, figure, with: rounded(a), without: rounded(b), lost: `${Math.round(lost * 100)} %` };
};

/** Two servers on one core, one without the trick, measured in turn, so that what else the machine does falls on both. */
const besides = async (
  trick: string,
  databaseUrl: string,
  measure: (server: Server, port: number) => Promise<number> | number,
) => {
  const first = await startServer(PORT, { databaseUrl });
  await first.stop();
  const site = { databaseUrl, folder: first.folder };
  const whole = await startServer(PORT, site);
  const less = await startServer(PORT + 1, { ...site, without: [trick] });
  const [on, off]: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const results = [await measure(whole, PORT), await measure(less, PORT + 1)] as const;
    if (round === 0) continue; // in which V8 compiles what is hot
    on.push(results[0]);
    off.push(results[1]);
  }
  await Promise.all([whole.stop(), less.stop()]);
  return { on, off };
};

/** Kept pages that one core answers in a second of its time. */
const keptPerSecond = ({ process: { pid } }: Server, port: number): number => {
  const before = processorUs(pid);
  return (load(port).answers / (processorUs(pid) - before)) * 1e6;
};

/** Pages that one core renders in a second of its time when something was published that they don't show. */
const missesPerSecond = async ({ url, folder, process: { pid } }: Server): Promise<number> => {
  const database = await openDatabase({ DATABASE_URL: "", DATA_DIR: folder }, () => {});
  await database.transaction().execute(advanceSiteVersion);
  await database.destroy();
  const before = processorUs(pid);
  for (const path of publicPaths) await bytesOf(url + path);
  return (publicPaths.length / (processorUs(pid) - before)) * 1e6;
};

const bytesOf = async (url: string): Promise<number> => {
  const { headers, body } = await fetch(url, { headers: { "accept-encoding": "br" } });
  await body?.pipeTo(new WritableStream());
  return Number(headers.get("content-length"));
};

/** Bytes on the wire of the home page once it has readers. */
const homeBytes = async ({ url }: Server): Promise<number> => {
  for (let reader = 0; reader < READERS; reader += 1) {
    await bytesOf(url);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return bytesOf(url);
};

/** The blog with 10,000 posts, missed: milliseconds with what is live counted beforehand, and counted each time. */
const liveCounted = async (): Promise<Row> => {
  await using app = await openApp({ DATABASE_URL: "" });
  const { database } = app.platform;
  await bulkPosts(database, 10_000);
  const [on, off]: [number[], number[]] = [[], []];
  const miss = async () => {
    await database.transaction().execute(advanceSiteVersion);
    await setImmediate();
    const begun = performance.now();
    await (await app.fetch("/blog")).text();
    return performance.now() - begun;
  };
  const counted = await liveCount(database, FIRST_LANGUAGE);
  const kept = { id: 1, posts: counted.posts, addresses: counted.addresses, changed_at: counted.changedAt };
  for (let turn = 0; turn < 8 * ROUNDS; turn += 1) {
    on.push(await miss());
    await database.deleteFrom("live_count").where("id", "=", 1).execute();
    off.push(await miss());
    await database.insertInto("live_count").values(kept).execute();
  }
  return row("live_count", "the blog missed, ms", on, off, "less");
};

/** What so many forms at once have stored per second, each in a transaction of its own or together. */
const committed = async (): Promise<Row> => {
  await using app = await openApp({ DATABASE_URL: "" });
  const { database } = app.platform;
  const storedPerSecond = async (commit: ReturnType<typeof commitEach>, name: string) => {
    const begun = performance.now();
    const keys = Array.from({ length: 400 }, (_, n) => `${name}-${n}`);
    const store = (key: string) =>
      commit((transaction) => transaction.insertInto("rate_window").values({ key, count: 1, reset_at: 1 }).execute());
    await Promise.all(keys.map(store));
    return (keys.length / (performance.now() - begun)) * 1000;
  };
  const [on, off]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    on.push(await storedPerSecond(commitTogether(database), `together-${turn}`));
    off.push(await storedPerSecond(commitEach(database), `each-${turn}`));
  }
  return row("group commit", "rows stored/s on SQLite", on, off, "more");
};

/** What each trick is worth: everything measured with and without it, in turn. */
export const measureAblation = async (): Promise<Row[]> => {
  const rows: Row[] = [];
  if (missingPrograms().length === 0) {
    for (const trick of ["before-framework", "one-piece", "empty-requests"]) {
      const { on, off } = await besides(trick, "", keptPerSecond);
      rows.push(row(trick, "kept pages per processor second", on, off, "more"));
    }
    const postgres = await startPostgres();
    const { on, off } = await besides("lease", postgres.url, keptPerSecond).finally(postgres.stop);
    rows.push(row("lease", "kept pages per processor second, PostgreSQL", on, off, "more"));
  }
  const misses = await besides("public-routes", "", missesPerSecond);
  rows.push(row("public-routes", "misses per processor second", misses.on, misses.off, "more"));
  const { on, off } = await besides("dense", "", homeBytes);
  rows.push(row("dense", "bytes of the home page", on, off, "less"), await liveCounted(), await committed());
  return rows;
};
