import { Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { placesThat } from "#domain/addresses.ts";
import { steps } from "#domain/content/evolution/steps.ts";
import { isUnseeded, seedSite } from "#domain/content/publishing/seed-site.server.ts";
import { makeFirstAdmin } from "#domain/staff/members/create-member.server.ts";
import { countVisits } from "#domain/visits/counting/count-visits.server.ts";
import type { Platform } from "#platform/platform.ts";
import { keptPages } from "./kept-pages/kept-pages.ts";
import { addMetrics } from "./metrics/metrics.ts";
import { addHealth } from "./process/health.ts";
import { type JobRecords, jobsOf, startJobs } from "./process/jobs.ts";
import { assetKeeper } from "./process/keep-assets.ts";
import type { App } from "./process/load-app.ts";
import { bodySize, oneAddress, sameOrigin } from "./request/admission.ts";
import { takeBeacons } from "./request/beacons.ts";
import { contentPolicy } from "./request/content-policy.ts";
import { faultPage } from "./request/fault-page.ts";
import { downloads } from "./request/files/downloads.ts";
import { media, staticFiles } from "./request/files/files.ts";
import { type RequestEnv, requestLog } from "./request/request-log.ts";
import { routerHandler } from "./request/router-handler.ts";
import { securityHeaders } from "./request/security-headers.ts";
import { staffArea } from "./request/staff-area.ts";

/** A null `clientFolder` lets Vite serve the built files. The bench names tricks to do `without`. */
export const createApp = (platform: Platform, clientFolder: string | null, without: readonly string[] = []): App => {
  const app = new Hono<RequestEnv>();
  const jobs: JobRecords = new Map();
  const keepAssets = clientFolder ? assetKeeper(platform, clientFolder) : async () => undefined;
  const { answerKept, keepPages, counts } = keptPages(platform, without);
  const visits = platform.settings.VISITS ? countVisits(platform) : null;
  const visit = async (path: string) => {
    await new Promise((resolve) => setImmediate(resolve)); // what was just stored is seen in a later turn
    return app.fetch(new Request(new URL(path, platform.settings.PUBLIC_URL)), { own: true });
  };
  // Kept pages compress themselves (`kept-pages/`); files and pictures are compressed already.
  const compressedHere = placesThat(({ kept, query }) => query && !kept);
  app.onError(faultPage);
  app.use(requestLog(platform));
  app.use(securityHeaders(platform));
  addMetrics(app, platform, { jobs, kept: counts, beacons: visits?.counts });
  addHealth(app, platform);
  app.use(oneAddress);
  // The pages of an export, which are files at PUBLIC_URL, ask a server at another address.
  app.use("/api/*", cors({ origin: new URL(platform.settings.PUBLIC_URL).origin, allowMethods: ["GET", "POST"] }));
  app.use(sameOrigin(platform));
  app.use(bodySize);
  if (clientFolder) app.get("*", staticFiles(platform, clientFolder));
  app.get("/media/:key", media(platform));
  app.get("/files/:name", downloads(platform));
  app.use(keepPages);
  app.use(contentPolicy(platform));
  for (const place of compressedHere) app.use(`${place}/*`, compress());
  app.use(staffArea(platform));
  app.all("*", routerHandler(platform, visit, visits, without));
  return {
    fetch: app.fetch,
    answerKept,
    takeBeacon: takeBeacons(platform, visits),
    isUnseeded: () => isUnseeded(platform),
    makeFirstAdmin: () => makeFirstAdmin(platform),
    seed: (seed) => seedSite(platform, seed),
    steps,
    keepAssets,
    startJobs: () => {
      const keeping = { name: "keep assets", everyMs: 600_000, run: keepAssets };
      return startJobs(platform, [...jobsOf(platform, jobs), keeping], jobs);
    },
    close: async () => visits?.close(),
  };
};
