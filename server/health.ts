import type { Hono } from "hono";
import { siteVersion } from "#domain/site-version.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "./request-log.ts";

/** `/healthz`: the process answers. `/readyz`: the database answers, is migrated and holds a site. */
export const addHealth = (app: Hono<RequestEnv>, { database, log }: Platform) => {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const version = await siteVersion(database).catch((error: unknown) => {
      log.warn({ err: error }, "not ready");
      return 0;
    });
    return version > 0 ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503);
  });
};
