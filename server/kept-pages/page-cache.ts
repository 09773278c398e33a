import type { IncomingMessage, ServerResponse } from "node:http";
import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import { noteMissingPath } from "#domain/content/redirects/note-missing-path.server.ts";
import type { Platform } from "#platform/platform.ts";
import { acceptedEncoding } from "../request/accepted-encoding.ts";
import type { RequestEnv } from "../request/request-log.ts";
import { headersFor } from "../request/security-headers.ts";
import { formOf, type KeptPage, keepPage, makeDense, tagOf, wholeOf } from "./kept-page.ts";
import { pageStore } from "./page-store.ts";
import { versionWatch } from "./version-watch.ts";
import { sendWhole } from "./whole-answer.ts";

/** Readers after the first one, from whom on a page is compressed densely. */
const ASKED_AGAIN = 2;

/**
 * Keeps whole pages, compressed, by path and site version. Publishing advances the version, so nothing is invalidated
 * by hand; the query of an address is not part of the key and does not reach the page. `answerKept` stands before the
 * framework and answers what is kept; `keepPages` is the place in the list of `app.ts` where pages are made.
 */
export const pageCache = (platform: Platform) => {
  const { log, settings } = platform;
  const store = pageStore();
  const watch = versionWatch(platform);
  const logs = log.isLevelEnabled("info");

  /** A missing page that is kept is not rendered again, but its visit counts all the same. */
  const countMiss = (page: KeptPage, path: string) => {
    if (page.status !== 404) return;
    noteMissingPath(platform, path).catch((error: unknown) => log.error({ err: error }, "visit not counted"));
  };

  let compressing: Promise<void> = Promise.resolve();
  /** One page at a time, so that the other threads stay free; only what more than one reader wants is worth it. */
  const makeDenseLater = (page: KeptPage) => {
    if (page.dense || page.asked < ASKED_AGAIN) return;
    page.dense = true;
    compressing = compressing
      .then(() => makeDense(page))
      .catch((error: unknown) => log.error({ err: error }, "page not compressed"));
  };

  const answerKept = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const version = watch.known();
    const path = pathOf(request.url ?? "/");
    const page = version === undefined ? undefined : store.peek(version, path);
    if (!page) return false;
    const status = write(response, page, request);
    countMiss(page, path);
    makeDenseLater(page);
    if (logs) log.info({ method: request.method, path, status, ms: 0 }, "request");
    return true;
  };

  const keepPages: MiddlewareHandler<RequestEnv> = async (c, next) => {
    if ((c.req.method !== "GET" && c.req.method !== "HEAD") || !addressOf(c.req.path).kept) return next();
    let rendered = false;
    const page = await store.get(await watch.current(), c.req.path, async () => {
      rendered = true;
      await next();
      return keepPage(c.res, headersFor(settings, c.req.path));
    });
    if (!rendered) countMiss(page, c.req.path);
    c.res = undefined; // Hono would merge the headers of the rendered answer into the one that follows
    c.res = toResponse(page, c.req.raw);
  };

  return { answerKept, keepPages, kept: store };
};

const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

const write = (response: ServerResponse, page: KeptPage, request: IncomingMessage): number => {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const tag = page.status === 200 ? tagOf(page, encoding, request.headers["if-none-match"]) : undefined;
  if (tag) {
    response.writeHead(304, [...page.notModified, "etag", tag]).end();
    return 304;
  }
  const form = formOf(page, encoding);
  const whole = request.method === "GET" ? wholeOf(page, form) : undefined;
  if (whole && sendWhole(response, whole)) return page.status;
  response.writeHead(page.status, form.headers).end(request.method === "HEAD" ? undefined : form.body);
  return page.status;
};

const toResponse = (page: KeptPage, { method, headers }: Request): Response => {
  const encoding = acceptedEncoding(headers.get("accept-encoding") ?? undefined);
  const tag = page.status === 200 ? tagOf(page, encoding, headers.get("if-none-match") ?? undefined) : undefined;
  if (tag) return new Response(null, { status: 304, headers: pairs([...page.notModified, "etag", tag]) });
  const form = formOf(page, encoding);
  return new Response(method === "HEAD" ? null : form.body, { status: page.status, headers: pairs(form.headers) });
};

const pairs = (flat: string[]) =>
  Array.from({ length: flat.length / 2 }, (_, i): [string, string] => [flat[2 * i] ?? "", flat[2 * i + 1] ?? ""]);
