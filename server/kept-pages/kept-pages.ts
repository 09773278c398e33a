import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { addressOf, loggedPath } from "#domain/addresses.ts";
import { noteMissingPath } from "#domain/content/redirects/missing-paths.server.ts";
import type { Platform } from "#platform/platform.ts";
import { isRead } from "../request/admission.ts";
import { givenIds } from "../request/client.ts";
import { headersFor } from "../request/security-headers.ts";
import { type KeptPage, keepPage, makeDense, replyOf, wholeOf } from "./kept-page.ts";
import { pageStore } from "./page-store.ts";
import { versionWatch } from "./version-watch.ts";
import { sendWhole } from "./whole-answer.ts";

const ASKED_AGAIN = 2;

/** What each gains and costs: docs/decisions/039. */
const tricks = ["before-framework", "one-piece", "dense"] as const;

/** Keeps whole pages by path and site version, never by query. `without` switches tricks off, to measure them. */
export const keptPages = (platform: Platform, without: readonly string[] = []) => {
  const { log, settings } = platform;
  const uses = Object.fromEntries(tricks.map((trick) => [trick, !without.includes(trick)]));
  const store = pageStore();
  const watch = versionWatch(platform);
  const logs = log.isLevelEnabled("info");
  const counts = { hits: 0, misses: 0 };

  const countMiss = (page: KeptPage, path: string) => {
    if (page.status !== 404) return;
    noteMissingPath(platform, path).catch((error: unknown) => log.error({ err: error }, "visit not counted"));
  };

  let compressing: Promise<void> = Promise.resolve();
  /** One at a time, so that the other threads stay free. */
  const makeDenseLater = (page: KeptPage) => {
    if (page.dense || page.asked < ASKED_AGAIN || !uses.dense) return;
    page.dense = true;
    compressing = compressing
      .then(() => makeDense(page))
      .catch((error: unknown) => log.error({ err: error }, "page not compressed"));
  };

  const answerKept = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!isRead(request.method) || !uses["before-framework"]) return false;
    const version = watch.known();
    const path = pathOf(request.url ?? "/");
    const page = version === undefined ? undefined : store.peek(version, path);
    if (!page) return false;
    counts.hits += 1;
    const status = send(response, page, request, uses["one-piece"]);
    countMiss(page, path);
    makeDenseLater(page);
    if (logs) logKept(log, request, status === 404 ? loggedPath(path) : path, status);
    return true;
  };

  const keepPages: MiddlewareHandler = async (c, next) => {
    const { method, url } = c.req;
    const path = new URL(url).pathname; // as it is rendered from: Hono's own `path` is decoded
    if (!isRead(method) || !addressOf(path).kept) return next();
    let isRendered = false;
    const page = await store.get(await watch.current(), path, async () => {
      isRendered = true;
      await next();
      return keepPage(c.res, headersFor(settings, path));
    });
    counts[isRendered ? "misses" : "hits"] += 1;
    if (!isRendered) countMiss(page, path);
    c.res = undefined; // Hono would merge the headers of the rendered answer into the one that follows
    c.res = toResponse(page, c.req.raw);
  };

  return { answerKept, keepPages, counts };
};

/** Most requests come without ids, and a line is a tenth of what a kept page costs: nothing is copied for them. */
const logKept = (log: Platform["log"], { method, headers }: IncomingMessage, path: string, status: number) => {
  const line = { method, path, status, kept: true };
  const ids = givenIds(headers);
  log.info(ids ? { ...line, ...ids } : line, "request");
};

const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

const send = (response: ServerResponse, page: KeptPage, request: IncomingMessage, inOnePiece = true): number => {
  const { "accept-encoding": accepted, "if-none-match": has } = request.headers;
  const reply = replyOf(page, accepted, has);
  const whole = inOnePiece && request.method === "GET" && reply.encoded && wholeOf(page, reply.encoded);
  if (whole && sendWhole(response, whole)) return reply.status;
  response.writeHead(reply.status, reply.headers).end(request.method === "HEAD" ? undefined : reply.encoded?.body);
  return reply.status;
};

const toResponse = (page: KeptPage, { method, headers: asked }: Request): Response => {
  const given = (name: string) => asked.get(name) ?? undefined;
  const { status, headers, encoded } = replyOf(page, given("accept-encoding"), given("if-none-match"));
  const pairs = headers.flatMap((name, i): [string, string][] => (i % 2 === 0 ? [[name, headers[i + 1] ?? ""]] : []));
  return new Response(method === "HEAD" ? null : (encoded?.body ?? null), { status, headers: pairs });
};
