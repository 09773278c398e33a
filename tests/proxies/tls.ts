import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";
import { keysOf } from "#domain/keys-of.ts";
import { freePort } from "../free-port.ts";
import { startNginx } from "./nginx.ts";

/** What ends TLS in front of a site: `port` is that of https, `plain` that of http where there is one. */
export type TlsProxy = { port: number; plain: number | null; stop: () => Promise<void> };

type Place = { folder: string; cert: string; key: string; port: number; plain: number; site: number };
type Start = (place: Place) => Promise<{ stop: () => Promise<void> }>;

const isInstalled = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;

const ended = async (child: ChildProcess): Promise<void> => {
  const gone = child.exitCode === null && once(child, "exit");
  child.kill("SIGTERM");
  await gone;
};

/** A small one with the headers that the files of `deploy/` set. */
const small: Start = async ({ cert, key, port, site }) => {
  const options = { cert: readFileSync(cert), key: readFileSync(key) };
  const server = createServer(options, (incoming, response) => {
    const before = incoming.headers["x-forwarded-for"];
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": [before, incoming.socket.remoteAddress].filter(Boolean).join(", "),
    };
    const { method, url: path } = incoming;
    const onward = request({ host: "127.0.0.1", port: site, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { stop };
};

/** `deploy/nginx.conf` as it is, but for addresses, ports and the certificate. */
const nginx: Start = async ({ folder, cert, key, port, plain, site }) => {
  const conf = readFileSync("deploy/nginx.conf", "utf8")
    .replace(/^ *listen \[::\].*\n/gm, "")
    .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${plain}`)
    .replaceAll(/ssl_certificate .*/g, `ssl_certificate ${cert};`)
    .replaceAll(/ssl_certificate_key .*/g, `ssl_certificate_key ${key};`)
    .replace("127.0.0.1:3000", `127.0.0.1:${site}`);
  const child = await startNginx(folder, conf);
  return { stop: () => ended(child) };
};

/** `deploy/Caddyfile` as it is, but for ports and the certificate. */
const caddy: Start = async ({ folder, cert, key, port, plain, site }) => {
  const conf = readFileSync("deploy/Caddyfile", "utf8")
    .replaceAll(/^(?:www\.)?example\.com \{$/gm, (line) => `${line}\n\ttls ${cert} ${key}`)
    .replace("127.0.0.1:3000", `127.0.0.1:${site}`);
  const ports = `{\n\tadmin off\n\thttp_port ${plain}\n\thttps_port ${port}\n}\n`;
  writeFileSync(join(folder, "Caddyfile"), ports + conf);
  const env = { PATH: process.env.PATH, HOME: folder };
  const command = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const child = spawn("caddy", command, { env, stdio: "ignore" });
  return { stop: () => ended(child) };
};

const proxies = { "a small proxy": small, nginx, caddy };

export type ProxyName = keyof typeof proxies;
export const proxyNames = keysOf(proxies);

/** Why this proxy can't be tried here, or an empty text. */
export const whyNot = (name: ProxyName): string =>
  name === "a small proxy" || isInstalled(name) ? "" : `${name} is not installed`;

/** Puts a proxy before the site on a port of this machine, with a certificate of its own for www.example.com. */
export const startTlsProxy = async (name: ProxyName, site: number): Promise<TlsProxy> => {
  const folder = mkdtempSync(join(tmpdir(), "tls-"));
  const made = await generate([{ name: "commonName", value: "www.example.com" }], { keySize: 2048 });
  const [cert, key] = [join(folder, "cert.pem"), join(folder, "key.pem")];
  writeFileSync(cert, made.cert);
  writeFileSync(key, made.private);
  const [port, plain] = [await freePort(), await freePort()];
  const { stop } = await proxies[name]({ folder, cert, key, port, plain, site });
  return {
    port,
    plain: name === "a small proxy" ? null : plain,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
