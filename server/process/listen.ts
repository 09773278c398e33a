import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { IDLE_SECONDS } from "../kept-pages/whole-answer.ts";
import type { LoadedApp } from "./load-app.ts";

/** What is asked at each request: another one may take its place. */
export type Listened = Pick<LoadedApp, "answerKept" | "fetch" | "before">;

/** For others, such as TRACE, making a `Request` throws. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * An empty `host` is all addresses. Throws when the port can't be had. `close` lets requests under way finish.
 * `optimizeEmptyRequests` gives a request without a body an ended one, which saves Node emptying it.
 */
export const listen = async (app: Listened, port: number, host = "", optimizeEmptyRequests = true) => {
  const fetch: Parameters<typeof getRequestListener>[0] = (request, env) => app.fetch(request, env);
  const answer = getRequestListener(fetch);
  const server = createServer({ keepAliveTimeout: IDLE_SECONDS * 1000, optimizeEmptyRequests }, (request, response) => {
    if (app.before) return app.before(request, response, () => void answer(request, response));
    if (app.answerKept(request, response)) return;
    if (METHODS.has(request.method ?? "")) void answer(request, response);
    else response.writeHead(405, { allow: [...METHODS].join(", "), "content-length": 0 }).end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve());
  });
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
};
