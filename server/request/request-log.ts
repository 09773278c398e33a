import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import type { Visitor } from "#app/context.ts";
import type { Platform } from "#platform/platform.ts";

/** `own`: the product asks itself. */
export type RequestEnv = { Bindings: Partial<HttpBindings> & { own?: boolean }; Variables: { visitor: Visitor } };

/** One line when it is answered: no query, no address, nothing that was typed. */
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
    visitor.log[level]({ method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, "request");
  };

/**
 * Behind `proxies`, the entry that the outermost wrote into X-Forwarded-For, counted from the right: what stands left
 * of it is the client's own word. Else, and for no address, the connection's.
 */
export const clientAddress = (peer: string | undefined, forwardedFor: string | undefined, proxies: number): string => {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwarded = proxies > 0 ? ipOf(entries.filter(Boolean).at(-proxies) ?? "") : null;
  return (forwarded ?? peer ?? "unknown").replace(/^::ffff:/, "");
};

/** Of `203.0.113.7`, `203.0.113.7:5000`, `2001:db8::1` or `[2001:db8::1]:5000`; null for none. */
const ipOf = (entry: string): string | null => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) ? address : null;
};

/** Whoever has the token of a shared preview sees the draft: it must not stand in a log. */
export const loggedPath = (path: string): string => path.replace(/^(\/preview\/shared\/)[^/]+/, "$1***");

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Unexpected Application Error!</title>
<body><h1>Unexpected Application Error!</h1><p>Unexpected Server Error</p><p><a href="/">Return to Home</a></p></body></html>`;

/** For faults outside React Router. */
export const faultPage: ErrorHandler<RequestEnv> = (error, c) => {
  c.get("visitor").log.error({ err: error }, "request failed");
  if (c.req.path.startsWith("/api/"))
    return c.json({ success: false, error: "An unexpected error occurred. Please try again." }, 500);
  return c.html(PAGE, 500);
};
