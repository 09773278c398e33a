import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { addressOf } from "#domain/addresses.ts";
import type { RequestEnv } from "./request-log.ts";

/** The name changes with the content, so a browser never asks again. */
const FOREVER = "public, max-age=31536000, immutable";
/** Icons keep their names: a day, so that a new one is seen soon. */
const A_DAY = "public, max-age=86400";
/** The built files for the browser, compressed at build time. */
export const staticFiles = (folder: string): MiddlewareHandler<RequestEnv> => {
  const serve = serveStatic<RequestEnv>({ root: folder, precompressed: true });
  return async (c, next) => {
    const { path } = c.req;
    if (!/\.\w+$/.test(path) || path.includes("/.")) return next();
    const found = await serve(c, async () => undefined);
    if (found && found.status < 400) {
      found.headers.set("Cache-Control", addressOf(path).files === "immutable" ? FOREVER : A_DAY);
      return found;
    }
    return addressOf(path).files === "none" ? next() : c.notFound(); // where only files live, no page is
  };
};
