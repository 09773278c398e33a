import { setTimeout as wait } from "node:timers/promises";
import type { Hono } from "hono";
import { countMisfits } from "#domain/content/trouble/misfits.server.ts";
import { siteVersion } from "#domain/site-version.server.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "../request/request-log.ts";

const PATIENCE_MS = 2_000;

/** `/readyz`: ready while the database answers and holds a site, once the files were reached. Files that go away later are told in the body alone. */
export const addHealth = (
  app: Hono<RequestEnv>,
  { database, files, log, release }: Pick<Platform, "database" | "files" | "log" | "release">,
) => {
  let hadFiles = false;
  const notReady = (error: unknown) => void log.warn({ err: error }, "not ready");
  app.get("/healthz", (c) => c.json({ status: "ok", ...release }));
  app.get("/readyz", async (c) => {
    const [version, hasFiles] = await Promise.all([
      Promise.race([siteVersion(database).catch(notReady), silence()]),
      Promise.race([files.check().then(() => true, notReady), silence()]),
    ]);
    hadFiles ||= hasFiles === true;
    const parts = { database: version ? "ok" : "away", files: hasFiles ? "ok" : "away" };
    const misfits = countMisfits(database);
    return version && hadFiles
      ? c.json({ status: "ready", ...parts, misfits })
      : c.json({ status: "not ready", ...parts }, 503);
  });
};

const silence = () => wait(PATIENCE_MS, undefined, { ref: false });
