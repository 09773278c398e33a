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

/** Starts the built product on its own, on one core where `taskset` is there, and waits for its first 200. */
export const startServer = async (port: number, folder = mkdtempSync(join(tmpdir(), "bench-"))): Promise<Server> => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "error",
  };
  const started = performance.now();
  const child = spawn("taskset", ["-c", "0", process.execPath, "server/main.ts"], {
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
export const residentMb = ({ pid }: ChildProcess): number => {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

export const median = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The number below which 95 of 100 lie. */
export const p95 = (numbers: number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * 0.95)] ?? 0;
