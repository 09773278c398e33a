import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Server = {
  url: string;
  process: ChildProcess;
  folder: string;
  startedInMs: number;
  stop: () => Promise<void>;
};

type Options = {
  /** Where it keeps its data; a new folder unless one is given. */
  folder?: string;
  /** Empty: a SQLite file in its folder. */
  databaseUrl?: string;
  /** Tricks that are switched off (bench/serve-without.ts). */
  without?: readonly string[];
  /** Environment names and what they are set to. */
  settings?: Record<string, string>;
};

/** Starts the built product on its own, on one core where `taskset` is there, and waits for its first 200. */
export const startServer = async (port: number, options: Options = {}): Promise<Server> => {
  const { folder = mkdtempSync(join(tmpdir(), "bench-")), databaseUrl = "", without = [], settings = {} } = options;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
    ...settings,
  };
  const started = performance.now();
  const program = without.length > 0 ? ["bench/serve-without.ts", ...without] : ["server/main.ts"];
  const child = spawn("taskset", ["-c", "0", process.execPath, ...program], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const url = `http://localhost:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error("the server did not start");
  }
  const startedInMs = Math.round(performance.now() - started);
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
  };
  return { url, process: child, folder, startedInMs, stop };
};

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 10)),
  );

/** The memory a process really holds, in MB. */
export const residentMb = (pid: number | undefined): number => {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

/** The processor time a process has used, in microseconds: what it costs, however busy the machine is. */
export const processorUs = (pid: number | undefined): number => {
  const [, figures = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = figures.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) * TICK_US;
};

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The number below which 95 of 100 lie. */
export const p95 = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? 0;

export const rounded = (number: number) => Math.round(number * 100) / 100;
