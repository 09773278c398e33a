import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const SECONDS = 4;
const CONNECTIONS = 64;

export type Rival = { port: number; pid: number; stop: () => void };

/** The programs of the machine that the comparison needs and that are not there. */
export const missingPrograms = (): string[] =>
  ["nginx", "wrk", "taskset"].filter((program) => spawnSync("sh", ["-c", `command -v ${program}`]).status !== 0);

/** What nginx says of itself, and what names one answer. */
const NGINX_S_OWN = /^(connection|date|etag|keep-alive|content-(type|length|encoding))$/;

const addHeader = ([name, value]: [string, string]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`;

const nginxConfiguration = (port: number, folder: string, headers: [string, string][]) => `
worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon on;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100; types { text/html html; }
  server { listen ${port}; root ${folder}/html; ${headers.map(addHeader).join(" ")} }
}`;

/** nginx, serving the very bytes that our server sends, with the same headers, on the same core. */
export const startNginx = async (port: number, body: Uint8Array, said: Headers): Promise<Rival> => {
  const headers = [...said].filter(([name]) => !NGINX_S_OWN.test(name));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "html"));
  writeFileSync(join(folder, "html/index.html"), body);
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(port, folder, [...headers, ["content-encoding", "br"]]));
  spawnSync("taskset", ["-c", "0", "nginx", "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  await untilAnswered(port);
  const master = Number(readFileSync(join(folder, "nginx.pid"), "utf8"));
  const pid = Number(readFileSync(`/proc/${master}/task/${master}/children`, "utf8").trim().split(" ")[0]);
  return { port, pid, stop: () => void process.kill(master, "SIGTERM") };
};

const BARE = `
const body = require("node:fs").readFileSync(process.argv[1]);
const headers = { "content-type": "text/html", "content-encoding": "br", "content-length": body.length };
require("node:http").createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(process.argv[2]);`;

/** The same bytes from a bare `node:http` server, on the same core: what can be reached on it. */
export const startBare = async (port: number, body: Uint8Array): Promise<Rival> => {
  const file = join(mkdtempSync(join(tmpdir(), "bare-")), "body");
  writeFileSync(file, body);
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", BARE, file, String(port)], { stdio: "inherit" });
  await untilAnswered(port);
  return { port, pid: child.pid ?? 0, stop: () => void child.kill() };
};

const untilAnswered = async (port: number) => {
  while (!(await fetch(`http://localhost:${port}`).catch(() => null))) await wait(10);
};

/** Asks for the home page on 64 connections for some seconds, as fast as it is answered. */
export const load = (port: number, path = "/") => {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}`, "--latency", "-H", "accept-encoding: br"];
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", ...options, `http://localhost:${port}${path}`], {
    encoding: "utf8",
  });
  const [, perSecond = "0"] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, answers = "0"] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p99Ms = Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
  return { perSecond: Number(perSecond), answers: Number(answers), p99Ms };
};
