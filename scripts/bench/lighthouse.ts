import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { ensureChromium } from "../chromium.ts";
import { median, startServer } from "./server-process.ts";

const PORT = 4090;
const RUNS = Number(process.env.BENCH_RUNS ?? 3);

type Row = { path: string } & Record<string, number | string>;

const measure = async (path: string, port: number): Promise<Row> => {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(`http://localhost:${PORT}${path}`, { port, logLevel: "error" });
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
      "kB in all": Math.round(value("total-byte-weight") / 1024),
    });
    const failing = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
    );
    if (run === 0 && failing.length > 0) process.stdout.write(`${path}: ${failing.map(({ id }) => id).join(", ")}\n`);
  }
  const keys = Object.keys(runs[0] ?? {});
  return { path, ...Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? 0))])) };
};

/** Lighthouse's mobile preset on these pages: medians of three runs. */
export const measurePages = async (paths: string[]): Promise<Row[]> => {
  const server = await startServer(PORT);
  const flags = ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-component-update"];
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [...flags, "--disable-sync", "--no-first-run"],
  });
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(await measure(path, chrome.port));
    return rows;
  } finally {
    chrome.kill();
    await server.stop();
  }
};
