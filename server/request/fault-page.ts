import type { ErrorHandler } from "hono";
import { loggedPath } from "#domain/addresses.ts";
import { wordingAsking } from "#domain/words/catalogues.ts";
import { plainPage } from "./plain-page.ts";
import type { RequestEnv } from "./request-log.ts";

export const faultPage: ErrorHandler<RequestEnv> = (error, c) => {
  const { method, path, raw } = c.req;
  // What whoever asked broke off is no fault of the site (as in `app/entry.server.tsx`).
  if (!raw.signal.aborted) c.get("visitor").log.error({ err: error, method, path: loggedPath(path) }, "request failed");
  if (c.req.path.startsWith("/api/"))
    return c.json({ success: false, error: wordingAsking(c.req.raw.headers).words.answers.unexpected }, 500);
  return c.html(
    plainPage(path, ({ title, text }) => [title, text]),
    500,
  );
};
