import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { publish } from "#domain/content/publishing/publish.server.ts";
import { indexMissing } from "#domain/finding/index-missing.server.ts";
import { advanceSiteVersion } from "#domain/site-version.server.ts";
import { openApp } from "../tests/http/app.ts";
import { startPostgres } from "../tests/postgres/server.ts";
import { bulkPosts } from "./bulk-posts.ts";
import { atMost, type Goal } from "./goal.ts";
import { median } from "./server-process.ts";

/** With the three of the first content, both fill their last page of the blog, and the feed: 36 posts, and 10,008. */
const FEW = 33;
const MANY = 10_005;
const TURNS = 40;
/** How much dearer anything may be with many posts. */
const GOAL = 1.2;
/** Milliseconds that a visitor's search may take with many posts. */
const SEARCH_GOAL = 50;

type App = Awaited<ReturnType<typeof openApp>>;

/** Milliseconds with few and with many posts, and the second over the first. */
export type WideRow = { what: string; few: number; many: number; ratio: number };

/** What the same things cost with few posts and with ten thousand, on both databases. */
export const measureWide = async () => {
  const postgres = await startPostgres();
  const [few, many] = ["few", "many"].map((name) => postgres.url.replace(/postgres$/, name)) as [string, string];
  try {
    for (const name of ["few", "many"]) await postgres.makeDatabase(name);
    const rows = { SQLite: await compare("", ""), PostgreSQL: await compare(few, many) };
    return { rows, goals: Object.entries(rows).flatMap(([kind, all]) => goalsOf(kind, all)) };
  } finally {
    await postgres.stop();
  }
};

const goalsOf = (kind: string, rows: WideRow[]): Goal[] => {
  const worst = (those: WideRow[], by: "ratio" | "many") => those.toSorted((a, b) => b[by] - a[by])[0] ?? NOTHING;
  const dearest = worst(
    rows.filter(({ what }) => !(what in searches)),
    "ratio",
  );
  const slowest = worst(
    rows.filter(({ what }) => what in searches),
    "many",
  );
  return [
    atMost(`${MANY} posts over ${FEW}, dearest (${dearest.what}), ${kind}`, dearest.ratio, GOAL, "times"),
    atMost(`search in ${MANY} posts, slowest (${slowest.what}), ${kind}`, slowest.many, SEARCH_GOAL),
  ];
};

const NOTHING: WideRow = { what: "nothing", few: Number.NaN, many: Number.NaN, ratio: Number.NaN };

const compare = async (fewUrl: string, manyUrl: string): Promise<WideRow[]> => {
  process.env.NODE_ENV = "production";
  await using few = await openSite(fewUrl, FEW);
  await using many = await openSite(manyUrl, MANY);
  const rows: WideRow[] = [];
  for (const [what, cost] of Object.entries(costs)) {
    const times: { few: number[]; many: number[] } = { few: [], many: [] };
    for (let turn = 0; turn < TURNS; turn += 1) {
      times.few.push(await cost(few, FEW));
      times.many.push(await cost(many, MANY));
    }
    const [a, b] = [median(times.few), median(times.many)];
    rows.push({ what, few: round(a), many: round(b), ratio: round(b / a) });
  }
  return rows;
};

const openSite = async (url: string, posts: number): Promise<App> => {
  const app = await openApp({ DATABASE_URL: url, NODE_ENV: "production", TRUST_PROXY: "1" });
  await bulkPosts(app.platform.database, posts);
  await indexMissing(app.platform);
  if (url) await sql`vacuum analyze`.execute(app.platform.database); // what autovacuum does within a minute
  return app;
};

/** Something was published; whoever asks does so in a later turn of the event loop, like a request. */
const publishSomething = async ({ platform: { database } }: App) => {
  await database.transaction().execute(advanceSiteVersion);
  await setImmediate();
};

/** A page that nobody has kept. */
const miss = (path: (posts: number) => string) => async (app: App, posts: number) => {
  await publishSomething(app);
  return timed(() => read(app, path(posts)));
};

const read = async (app: App, path: string, headers = {}) => {
  const response = await app.fetch(path, { headers });
  await response.text();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
};

const EDITOR = { id: "bench", role: "admin" } as const;

const publishing = (document: string) => (app: App) =>
  timed(async () => {
    const result = await publish(app.platform, EDITOR, document);
    if (result.outcome !== "published") throw new Error(`publishing is ${result.outcome}`);
  });

let visitors = 0;

/** Each search is another visitor's: one network may ask 60 times a minute. */
const searching =
  (words: string, path = "/search") =>
  (app: App) => {
    visitors += 1;
    const headers = { "X-Forwarded-For": `198.18.${visitors >> 8}.${visitors & 255}` };
    return timed(() => read(app, `${path}?q=${encodeURIComponent(words)}`, headers));
  };

/** What visitors type. */
const searches = {
  "a word of every post searched": searching("insurance"),
  "words of one post searched": searching("wide post 77"),
  "a word that nobody wrote searched": searching("zeppelin"),
  "a word of every post searched in Spanish": searching("insurance microsoft", "/es/search"),
};

const costs: Record<string, (app: App, posts: number) => Promise<number>> = {
  ...searches,
  "a page missed": miss(() => "/services/cloud"),
  "the home page missed": miss(() => "/"),
  "the Spanish home page missed": miss(() => "/es"),
  "a post missed": miss(() => "/blog/wide-7"),
  "the blog missed": miss(() => "/blog"),
  "its second page missed": miss(() => "/blog/page/2"),
  "a page of its middle missed": miss((posts) => `/blog/page/${Math.ceil((posts + 3) / 24)}`),
  "its last page missed": miss((posts) => `/blog/page/${Math.ceil((posts + 3) / 12)}`),
  "the sitemap missed": miss(() => "/sitemap.xml"),
  "the feed missed": miss(() => "/blog/rss.xml"),
  "an address that is not there": async (app) => {
    await publishSomething(app);
    return timed(async () => void (await (await app.fetch("/blog/not-there")).text()));
  },
  "a page published": publishing("service-cloud"),
  "a post published": publishing("wide-7"),
};

const timed = async (work: () => Promise<void>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const round = (number: number) => Math.round(number * 100) / 100;
