import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { atLeast, atMost } from "./goal.ts";
import { median, residentMb, startServer } from "./server-process.ts";

const PORT = 4091;
const NGINX_PORT = 4092;
const BARE_PORT = 4094;
const ROUNDS = 7;
const SECONDS = 4;
const CONNECTIONS = 64;
/** Of nginx's requests/s on one core, what a prerendered Payload 3.90 home page reached there: 443 of 87,000. */
const PAYLOAD_SHARE = 443 / 87_000;

const there = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

/** What nginx says of itself, and what names one answer. */
const NGINX_S_OWN = /^(connection|date|etag|content-(type|length|encoding))$/;

const addHeader = ([name, value]: [string, string]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`;

const nginxConfiguration = (folder: string, headers: [string, string][]) => `
worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log; daemon on;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 10000000; open_file_cache max=100; types { text/html html; }
  server { listen ${NGINX_PORT}; root ${folder}/html; ${headers.map(addHeader).join(" ")} }
}`;

/** nginx, serving the very bytes that our server sends, with the same headers, on the same core. */
const startNginx = (body: Uint8Array, said: Headers) => {
  const headers = [...said].filter(([name]) => !NGINX_S_OWN.test(name));
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "html"));
  writeFileSync(join(folder, "html/index.html"), body);
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, [...headers, ["content-encoding", "br"]]));
  spawnSync("taskset", ["-c", "0", "nginx", "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const pid = Number(readFileSync(join(folder, "nginx.pid"), "utf8"));
  return () => process.kill(pid, "SIGTERM");
};

const BARE = `
const body = require("node:fs").readFileSync(process.argv[1]);
const headers = { "content-type": "text/html", "content-encoding": "br", "content-length": body.length };
require("node:http").createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(${BARE_PORT});`;

/** The same bytes from a bare `node:http` server, on the same core: what can be reached on it. */
const startBare = async (body: Uint8Array) => {
  const file = join(mkdtempSync(join(tmpdir(), "bare-")), "body");
  writeFileSync(file, body);
  const child = spawn("taskset", ["-c", "0", process.execPath, "-e", BARE, file], { stdio: "inherit" });
  while (!(await fetch(`http://localhost:${BARE_PORT}`).catch(() => null))) await wait(10);
  return () => void child.kill();
};

const load = (port: number) => {
  const options = ["-t1", `-c${CONNECTIONS}`, `-d${SECONDS}`, "--latency", "-H", "accept-encoding: br"];
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", ...options, `http://localhost:${port}/`], {
    encoding: "utf8",
  });
  const [, perSecond = "0"] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99 = "0", unit = "ms"] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1) };
};

/** Kept pages per second and their 99th percentile, beside nginx and a bare `node:http` server: rounds in turn, medians. */
export const measureThroughput = async () => {
  const missing = ["nginx", "wrk", "taskset"].filter((program) => !there(program));
  if (missing.length > 0) return { rows: { skipped: `not installed: ${missing.join(", ")}` }, goals: [] };
  const first = await startServer(PORT);
  await first.stop();
  const server = await startServer(PORT, first.folder);
  const page = await fetch(server.url, { headers: { "accept-encoding": "identity" } });
  await page.arrayBuffer();
  const { stdout } = spawnSync("curl", ["-s", "-H", "accept-encoding: br", server.url], { maxBuffer: 1e7 });
  const stops = [startNginx(new Uint8Array(stdout), page.headers), await startBare(stdout)];
  const round = () => ({ nginx: load(NGINX_PORT), bare: load(BARE_PORT), ours: load(PORT) });
  round(); // in which V8 compiles what is hot
  const rounds = Array.from({ length: ROUNDS }, round);
  const memoryMb = residentMb(server.process);
  for (const stop of stops) stop();
  await server.stop();
  const share = median(rounds.map(({ nginx, ours }) => ours.perSecond / nginx.perSecond));
  const slower = median(rounds.map(({ nginx, ours }) => ours.p99Ms / nginx.p99Ms));
  const bare = median(rounds.map(({ nginx, bare }) => bare.perSecond / nginx.perSecond));
  return {
    rows: {
      "nginx requests/s": Math.round(median(rounds.map(({ nginx }) => nginx.perSecond))),
      "our requests/s": Math.round(median(rounds.map(({ ours }) => ours.perSecond))),
      "bare node:http over nginx": rounded(bare),
      "ours over bare node:http": rounded(median(rounds.map(({ bare, ours }) => ours.perSecond / bare.perSecond))),
      "nginx p99 ms": rounded(median(rounds.map(({ nginx }) => nginx.p99Ms))),
      "bare node:http p99 ms": rounded(median(rounds.map(({ bare }) => bare.p99Ms))),
      "our p99 ms": rounded(median(rounds.map(({ ours }) => ours.p99Ms))),
    },
    goals: [
      atLeast("requests/s over those of nginx", share, 0.6, "times"),
      atLeast("the same over a Payload home page's", share / PAYLOAD_SHARE, 100, "times"),
      atMost("p99 over that of nginx", slower, 2, "times"),
      atMost("memory after the load", memoryMb, 160, "MB"),
    ],
  };
};

const rounded = (number: number) => Math.round(number * 100) / 100;
