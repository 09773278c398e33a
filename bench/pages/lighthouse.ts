import { createServer } from "node:http";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "../../scripts/chromium.ts";
import { freePort } from "../../tests/free-port.ts";
import { atLeast, atMost, type Goal } from "../goal.ts";
import { median, startServer } from "../server-process.ts";
import { bytesByKind } from "./bytes-by-kind.ts";

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
/** A page that has readers is kept as it is sent best; who measures is not the first of them. */
const READERS_BEFORE = 3;

type Row = { path: string } & Record<string, number | string>;

const measure = async (url: string, path: string, port: number): Promise<Row> => {
  for (let reader = 0; reader < READERS_BEFORE; reader += 1)
    await (await fetch(url + path, { headers: { "Accept-Encoding": "br" } })).arrayBuffer();
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(url + path, { port, logLevel: "error" });
    if (!result) throw new Error(`no result for ${path}`);
    const { categories, audits } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? 0;
    runs.push({
      performance: (categories.performance?.score ?? 0) * 100,
      accessibility: (categories.accessibility?.score ?? 0) * 100,
      "best practices": (categories["best-practices"]?.score ?? 0) * 100,
      seo: (categories.seo?.score ?? 0) * 100,
      "LCP s": Math.round(value("largest-contentful-paint") / 10) / 100,
      "TBT ms": Math.round(value("total-blocking-time")),
      CLS: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
      ...bytesByKind(result.lhr),
      "all B": value("total-byte-weight"),
    });
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
    );
    if (run === 0 && failing.length > 0) process.stdout.write(`${path}: ${failing.map(({ id }) => id).join(", ")}\n`);
  }
  const keys = Object.keys(runs[0] ?? {});
  return { path, ...Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))])) };
};

/** The worst of each figure: what can be promised of every page. Scores count downwards. */
const worst = (rows: Row[]): Row => {
  const figure = (key: string) => rows.map((row) => Number(row[key]));
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key !== "path");
  const of = (key: string) => (SCORES.has(key) ? Math.min(...figure(key)) : Math.max(...figure(key)));
  return { path: "the worst of each", ...Object.fromEntries(keys.map((key) => [key, of(key)])) };
};

const SCORES = new Set(["performance", "accessibility", "best practices", "seo"]);

const goalsOf = (last: Row, pages: number): Goal[] => {
  const figure = (key: string) => Number(last[key]);
  const of = (what: string) => `Lighthouse on ${pages} pages, worst ${what}`;
  return [
    ...[...SCORES].map((score) => atLeast(of(score), figure(score), 100, "points")),
    atMost(of("LCP"), figure("LCP s"), 1, "s"),
    atMost(of("TBT"), figure("TBT ms"), 0),
    atMost(of("CLS"), figure("CLS"), 0, ""),
  ];
};

const ONE_LINE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One line</title><p>One line.';

/** What Lighthouse finds on a page of one line: the browser's own part in each figure, such as making a window. */
const measureOneLine = async (port: number): Promise<Row> => {
  const own = await freePort();
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(ONE_LINE)).listen(own);
  const row = await measure(`http://localhost:${own}`, "/", port);
  server.close();
  server.closeAllConnections();
  return { ...row, path: "a page of one line, for comparison" };
};

/** Lighthouse's mobile preset on these pages: medians of three runs, and at the end the worst of each figure. */
export const measurePages = async (paths: string[]): Promise<{ rows: Row[]; goals: Goal[] }> => {
  const server = await startServer(await freePort());
  const flags = ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...flags, "--disable-sync", "--no-first-run"],
  });
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(await measure(server.url, path, chrome.port));
    const last = worst(rows);
    return { rows: [...rows, last, await measureOneLine(chrome.port)], goals: goalsOf(last, paths.length) };
  } finally {
    chrome.kill();
    await server.stop();
  }
};
