import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Server, type Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { addressOf } from "#domain/addresses.ts";
import { codeOf, Fault } from "#platform/process/fault.ts";
import { IDLE_SECONDS } from "../kept-pages/whole-answer.ts";
import type { LoadedApp } from "./load-app.ts";

export type Listened = Pick<LoadedApp, "answerKept" | "takeBeacon" | "fetch" | "before">;

/** For others, such as TRACE, making a `Request` throws. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** For headers, and for a body of at most 1 MB: a slower one holds a connection for nothing. */
const PATIENCE_MS = 60_000;
/** For any request. Uploads alone may take it: 20 MB at 0.6 Mbit/s. */
const LONGEST_MS = 300_000;

/** Node knows one limit for all requests; this is that for a body that is no upload. */
const cutSlowBody = (request: IncomingMessage, patienceMs: number) => {
  const mayBeLong = addressOf((request.url ?? "/").split("?")[0] ?? "/").maxBody === Number.POSITIVE_INFINITY;
  if (mayBeLong) return;
  const cut = setTimeout(() => request.complete || request.socket.destroy(), patienceMs).unref();
  request.once("close", () => clearTimeout(cut));
};

/** What a route left of a body would hold up the next request of the connection. The stream it was read by may have stopped it. */
const emptyAfter = (request: IncomingMessage, response: ServerResponse) => {
  response.once("finish", () => {
    if (!request.readableEnded) request.removeAllListeners("data").resume();
  });
};

/** Another protocol is not spoken here. After a request that asks for one, Node's parser keeps silent about a broken next one. */
const endAfterUpgrade = ({ headers }: IncomingMessage, response: ServerResponse) => {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
};

const isNoAddressHere = (error: unknown) => ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(codeOf(error));

const wrongHost = (host: string, cause: unknown) =>
  new Fault(`${host} is no address of this machine. Set HOST to one that is, or leave it empty.`, { cause });

/** Stands for the host that a request of HTTP/1.0 need not name, as health checks of some balancers don't. */
const NO_HOST = "localhost";

/** While the site stops. */
const LOOK_FOR_IDLE_MS = 50;

const READS = new Set(["GET", "HEAD"]);

/**
 * Listens at a port of `host`; without it of every address of this machine. Throws when the port can't be had.
 * `optimizeEmptyRequests` saves Node emptying bodies that are not there: off to measure that (`bench/`).
 */
export const listen = async (
  app: Listened,
  port: number,
  host = "",
  { optimizeEmptyRequests = true, patienceMs = PATIENCE_MS } = {},
) => {
  const fetch: Parameters<typeof getRequestListener>[0] = (request, env) => app.fetch(request, env);
  const answer = getRequestListener(fetch, { hostname: NO_HOST });
  const limits = {
    keepAliveTimeout: IDLE_SECONDS * 1000,
    headersTimeout: PATIENCE_MS,
    requestTimeout: LONGEST_MS,
    optimizeEmptyRequests,
  };
  const server = createServer(limits, (request, response) => {
    endAfterUpgrade(request, response);
    if (app.before) {
      return app.before(request, response, () => app.takeBeacon(request, response) || void answer(request, response));
    }
    if (app.answerKept(request, response)) return;
    if (!READS.has(request.method ?? "")) {
      cutSlowBody(request, patienceMs);
      emptyAfter(request, response);
      if (app.takeBeacon(request, response)) return;
    }
    if (METHODS.has(request.method ?? "")) void answer(request, response);
    else response.writeHead(405, { allow: [...METHODS].join(", "), "content-length": 0 }).end();
  });
  const connections = new Set<Socket>();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  /** Node takes one for idle whose answer is still on its way to a slow reader, and would break that off. */
  const closeIdle = () => {
    if (![...connections].some(({ writableLength }) => writableLength > 0)) server.closeIdleConnections();
  };
  server.on("checkExpectation", (request, response) => {
    endAfterUpgrade(request, response);
    response.writeHead(417, { "content-length": 0 }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(isNoAddressHere(error) ? wrongHost(host, error) : error));
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve());
  });
  return {
    /** Settled when the requests under way are answered. Whoever asked may keep the connection: it is closed as it becomes idle. */
    close: () =>
      new Promise<void>((resolve) => {
        const idle = setInterval(closeIdle, LOOK_FOR_IDLE_MS);
        const done = () => {
          clearInterval(idle);
          resolve();
        };
        Server.prototype.close.call(server, done); // that of an HTTP server closes what is idle at once
      }),
  };
};
