import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { RequestEnv } from "./request-log.ts";

/** The name changes with the content, so a browser never asks again. */
const FOREVER = "public, max-age=31536000, immutable";
/** Icons keep their names: a day, so that a new one is seen soon. */
const A_DAY = "public, max-age=86400";
/** Only files live here; what is not there is no page either. */
const FILES_ONLY = /^\/(assets|fonts|icons)\//;

/** The built files for the browser, compressed at build time. */
export const staticFiles = (folder: string): MiddlewareHandler<RequestEnv> => {
  const serve = serveStatic<RequestEnv>({ root: folder, precompressed: true });
  return async (c, next) => {
    const { path } = c.req;
    if (!/\.\w+$/.test(path) || path.includes("/.")) return next();
    const found = await serve(c, async () => undefined);
    if (found && found.status < 400) {
      found.headers.set("Cache-Control", /^\/(assets|fonts)\//.test(path) ? FOREVER : A_DAY);
      return found;
    }
    return FILES_ONLY.test(path) ? c.notFound() : next();
  };
};
