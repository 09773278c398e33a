import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { RequestEnv } from "./request-log.ts";

/** The longest enquiry, its token, and room to spare; enough for every form of the staff area too. */
const USUAL = 64 * 1024;
/** A draft of the largest allowed size, and what is around it. */
const DRAFT = 1024 * 1024 + USUAL;

const larger: { path: RegExp; bytes: number }[] = [{ path: /^\/(cms\/edit|preview)\//, bytes: DRAFT }];

/** Take files. Their routes know who asks before they read anything, and stop reading at a limit of their own. */
const TAKES_FILES = /^\/cms\/media\/(upload|[^/]+\/replace)$/;

/** Refuses a body that is larger than what its address takes, before anybody reads it. */
export const bodySize: MiddlewareHandler<RequestEnv> = (c, next) => {
  if (c.req.method === "POST" && TAKES_FILES.test(c.req.path)) return next();
  const maxSize = larger.find(({ path }) => path.test(c.req.path))?.bytes ?? USUAL;
  return bodyLimit({ maxSize, onError: () => c.json({ success: false, error: "Too large" }, 413) })(c, next);
};
