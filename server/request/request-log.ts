import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Visitor } from "#app/context.ts";
import { loggedPath } from "#domain/addresses.ts";
import type { Platform } from "#platform/platform.ts";
import { clientAddress, givenIds } from "./client.ts";

/** `own`: the product asks itself. */
export type RequestEnv = { Bindings: Partial<HttpBindings> & { own?: boolean }; Variables: { visitor: Visitor } };

const ASKED_BY_MACHINES = new Set(["/healthz", "/readyz", "/metrics"]);

export const requestLog =
  ({ log, settings, tracing }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const started = performance.now();
    const { requestId = randomUUID(), traceId } = givenIds(c.req.header()) ?? {};
    const address = clientAddress(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header("x-forwarded-for"),
      settings.TRUST_PROXY,
    );
    const child = log.child({ requestId, traceId });
    const visitor = { requestId, address, log: child, nonce: null, asksHuman: false, frames: [], wantsData: false };
    c.set("visitor", visitor);
    const { method } = c.req;
    const path = loggedPath(c.req.path);
    const answered = () => ({
      attributes: { "http.request.method": method, "url.path": path, "http.response.status_code": c.res.status },
      failed: c.res.status >= 500,
    });
    await (tracing ? tracing.request(method, c.req.header("traceparent"), next, answered) : next());
    c.header("X-Request-Id", requestId);
    const level = c.env?.own || ASKED_BY_MACHINES.has(path) ? "debug" : "info";
    const ms = Math.round(performance.now() - started);
    visitor.log[level]({ method, path, status: c.res.status, ms }, "request");
  };
