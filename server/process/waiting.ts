import { setTimeout as wait } from "node:timers/promises";
import { wordingAsking } from "#domain/words/catalogues.ts";
import { isAway, isKeptOut } from "#platform/database/database-fault.ts";
import type { Platform } from "#platform/platform.ts";
import { plainPage } from "../request/plain-page.ts";
import { headersFor } from "../request/security-headers.ts";
import type { App } from "./load-app.ts";

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
const RETRY_AFTER_S = "5";
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Opens it again and again until it answers; `beforeWait` comes before each wait, but not where a step of the database
 * waits: beside a release that runs a closed door is passed by, an answer is taken for one. Throws what waiting can't cure.
 */
export const whenThere = async <T>(
  open: () => Promise<T>,
  log: Platform["log"],
  beforeWait: () => Promise<unknown>,
): Promise<T> => {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await open();
    } catch (error) {
      if (!isAway(error)) throw error;
      const isStep = isKeptOut(error);
      const words = isStep
        ? "a step of the database waits for others: trying it again"
        : "the database does not answer: waiting for it";
      log.warn({ err: error }, words);
      if (!isStep) await beforeWait();
      await wait(waitMs);
    }
  }
};

/** Answers while there is no site yet: `/healthz` that this process lives, everything else that it is to be asked again. */
export const waitingApp = (
  settings: Pick<Platform["settings"], "PUBLIC_URL">,
): Pick<App, "answerKept" | "takeBeacon" | "fetch"> => ({
  answerKept: () => false,
  takeBeacon: () => false,
  fetch: (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/healthz") return Response.json({ status: "ok" });
    const headers = { "Retry-After": RETRY_AFTER_S, "Cache-Control": "no-store" };
    if (pathname === "/readyz") return Response.json({ status: "not ready" }, { status: 503, headers });
    const all = { ...headers, ...Object.fromEntries(headersFor(settings, pathname)) };
    const error = wordingAsking(request.headers).words.answers.unexpected;
    if (pathname.startsWith("/api/"))
      return Response.json({ success: false, saved: false, error }, { status: 503, headers: all });
    const page = plainPage(pathname, ({ starting, wait }) => [starting, wait]);
    const type = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
    return new Response(page, { status: 503, headers: { ...all, ...type } });
  },
});
