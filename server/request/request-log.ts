import { randomUUID } from "node:crypto";
import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import type { Visitor } from "#app/context.ts";
import { loggedPath } from "#domain/addresses.ts";
import { wordingAsking } from "#domain/words/catalogues.ts";
import type { Platform } from "#platform/platform.ts";
import { plainPage } from "./plain-page.ts";

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

/** Behind `proxies`, counted from the right of X-Forwarded-For: what stands further left is the client's own word. */
export const clientAddress = (peer: string | undefined, forwardedFor: string | undefined, proxies: number): string => {
  const entries = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const forwarded = proxies > 0 ? ipOf(entries.filter(Boolean).at(-proxies) ?? "") : null;
  return (forwarded ?? peer ?? "unknown").replace(/^::ffff:/, "");
};

const ipOf = (entry: string): string | null => {
  const address = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  return isIP(address) ? address : null;
};

const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACE_PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The ids by which a proxy in front knows a request, where they look like ids: what else is sent there is anybody's text. */
export const givenIds = (headers: Record<string, unknown>): { requestId?: string; traceId?: string } | undefined => {
  const { "x-request-id": requestId, traceparent } = headers;
  if (requestId === undefined && traceparent === undefined) return undefined;
  const [, traceId] = TRACE_PARENT.exec(String(traceparent)) ?? [];
  return {
    ...(REQUEST_ID.test(String(requestId ?? "")) && { requestId: String(requestId) }),
    ...(traceId && { traceId }),
  };
};

export const faultPage: ErrorHandler<RequestEnv> = (error, c) => {
  const { method, path } = c.req;
  c.get("visitor").log.error({ err: error, method, path: loggedPath(path) }, "request failed");
  if (c.req.path.startsWith("/api/"))
    return c.json({ success: false, error: wordingAsking(c.req.raw.headers).words.answers.unexpected }, 500);
  return c.html(
    plainPage(path, ({ title, text }) => [title, text]),
    500,
  );
};
