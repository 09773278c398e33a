import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Visitor } from "#app/context.ts";
import type { Platform } from "#platform/platform.ts";
import { clientAddress } from "./client-address.ts";

/** `own` marks what the product asks of itself. */
export type RequestEnv = { Bindings: Partial<HttpBindings> & { own?: boolean }; Variables: { visitor: Visitor } };

/** Gives each request an id and writes one line when it is answered: no query, no address, nothing that was typed. */
export const requestLog =
  ({ log, settings }: Platform): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    const address = clientAddress(
      c.env?.incoming?.socket?.remoteAddress,
      c.req.header("x-forwarded-for"),
      settings.TRUST_PROXY,
    );
    const visitor = { requestId, address, log: log.child({ requestId }), nonce: null, wantsData: false };
    c.set("visitor", visitor);
    await next();
    c.header("X-Request-Id", requestId);
    const level = c.env?.own || c.req.path === "/healthz" || c.req.path === "/readyz" ? "debug" : "info";
    const ms = Math.round(performance.now() - started);
    visitor.log[level]({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, "request");
  };
