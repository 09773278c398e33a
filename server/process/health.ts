import type { Hono } from "hono";
import { siteVersion } from "#domain/site-version.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "../request/request-log.ts";

const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: the database answers, is migrated and holds a site. */
export const addHealth = (app: Hono<RequestEnv>, { database, log }: Pick<Platform, "database" | "log">) => {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const asked = siteVersion(database).catch((error: unknown) => {
      log.warn({ err: error }, "not ready");
      return 0;
    });
    const version = await Promise.race([asked, silence()]);
    return version > 0 ? c.json({ status: "ready" }) : c.json({ status: "not ready" }, 503);
  });
};

const silence = () => new Promise<0>((resolve) => void setTimeout(resolve, PATIENCE_MS, 0).unref());
