import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { addressOf } from "#domain/addresses.ts";
import type { RequestEnv } from "./request-log.ts";

/** Refuses a body that is larger than what its address takes, before anybody reads it. */
export const bodySize: MiddlewareHandler<RequestEnv> = (c, next) => {
  const maxSize = addressOf(c.req.path).maxBody;
  if (maxSize === Number.POSITIVE_INFINITY) return next();
  return bodyLimit({ maxSize, onError: () => c.json({ success: false, error: "Too large" }, 413) })(c, next);
};
