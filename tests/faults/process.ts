import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { copySeededSite } from "../seeded-site.ts";

/** A folder that goes when the test ends. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "fault-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
};

/** The same with a seeded site in it. Beside a PostgreSQL its pictures count, and its database is looked at by nobody. */
export const seededFolder = (): string => {
  const folder = freshFolder();
  copySeededSite(folder);
  return folder;
};

export type Site = {
  url: string;
  child: ChildProcess;
  exit: Promise<[number | null]>;
  /** The lines it has logged so far. */
  logged: Record<string, unknown>[];
  ready: (status?: number) => Promise<void>;
};

/**
 * Starts the built product as a process of its own, on a free port unless one is given; `root` is another checkout of
 * it. It dies with the test.
 */
export const startProcess = async (settings: Record<string, string>, root = process.cwd()): Promise<Site> => {
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "info", PORT: port, ...settings };
  const child = spawn(process.execPath, ["server/main.ts"], { env, cwd: root });
  onTestFinished(() => void child.kill("SIGKILL"));
  const site: Site = {
    url,
    child,
    exit: once(child, "exit") as Promise<[number | null]>,
    logged: [],
    ready: (status) => readyAt(url, status),
  };
  collectLines(child, site.logged);
  return site;
};

/** Waits until a site says so. */
export const readyAt = (url: string, status = 200) =>
  eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(status), {
    interval: 50,
  });

const collectLines = (child: ChildProcess, lines: Record<string, unknown>[]) => {
  let rest = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) if (line.startsWith("{")) lines.push(JSON.parse(line));
  });
  child.stderr?.on("data", (chunk: Buffer) => lines.push({ stderr: String(chunk) }));
};
