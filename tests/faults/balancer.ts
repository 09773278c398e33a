import { readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { onTestFinished } from "vitest";
import { freePort } from "../free-port.ts";
import { startNginx as runNginx } from "../proxies/nginx.ts";
import { long } from "./numbers.ts";
import { freshFolder } from "./process.ts";

/** Puts a balancer before the sites on these ports and answers its address: nginx in the long form, as we deploy it. */
export const startBalancer = async (ports: number[]): Promise<string> => {
  if (long) return startNginx(ports);
  const port = await freePort();
  await startRoundRobin(port, ports);
  return `http://127.0.0.1:${port}`;
};

/** `deploy/nginx-balancer.conf` before these ports; answers its address. Throws where nginx is not installed. */
export const startNginx = async (ports: number[]): Promise<string> => {
  const port = await freePort();
  const folder = freshFolder();
  const servers = ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`).join("\n");
  const site = readFileSync("deploy/nginx-balancer.conf", "utf8")
    .replace(/(?:\s*server site-\d[^\n]*)+/, `\n${servers}`)
    .replace("listen 80", `listen 127.0.0.1:${port}`);
  const child = await runNginx(folder, site);
  onTestFinished(() => void child.kill("SIGTERM"));
  return `http://127.0.0.1:${port}`;
};

/** Takes the sites in turn, connection by connection, and passes by one that does not answer. */
const startRoundRobin = async (port: number, ports: number[]) => {
  let turn = 0;
  const server = createServer((near) => {
    const reach = (left: number) => {
      turn += 1;
      const far = connect(ports[turn % ports.length] ?? 0, "127.0.0.1");
      far.once("error", () => (left > 0 && far.connecting ? reach(left - 1) : near.destroy()));
      far.once("connect", () => {
        far.removeAllListeners("error").on("error", () => near.destroy());
        near.on("error", () => far.destroy()).on("close", () => far.destroy());
        far.on("close", () => near.destroy());
        near.pipe(far).pipe(near);
      });
    };
    near.on("error", () => {});
    reach(ports.length);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
};
