import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono, MiddlewareHandler } from "hono";
import { addressOf, placesThat } from "#domain/addresses.ts";
import { withoutLanguage } from "#domain/languages.ts";
import type { Platform } from "#platform/platform.ts";
import type { RequestEnv } from "../request/request-log.ts";
import { metricsOf, type Sources } from "./all-metrics.ts";
import { type Collected, collect } from "./collect.ts";

/** For whoever sends METRICS_TOKEN; without one nothing is measured. Kept pages are counted, not measured. */
export const addMetrics = (app: Hono<RequestEnv>, platform: Platform, sources: Sources): void => {
  const token = platform.settings.METRICS_TOKEN;
  if (!token) return;
  let opened: Collected | undefined;
  const opening = import("prom-client").then((library) => {
    opened = collect(library, metricsOf(platform, sources));
    return opened;
  });
  opening.catch((error: unknown) => platform.log.error({ err: error }, "metrics can't be collected"));

  const measure: MiddlewareHandler<RequestEnv> = async (c, next) => {
    const started = performance.now();
    await next();
    opened?.answered(classOf(c.req.path), c.res.status, (performance.now() - started) / 1000);
  };
  app.use(measure);
  app.get("/metrics", async (c) => {
    if (!isSame(c.req.header("authorization") ?? "", `Bearer ${token}`))
      return c.text("METRICS_TOKEN is needed", 401, { "WWW-Authenticate": "Bearer" });
    const { registry } = await opening;
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
};

/** Compares in a time that tells nothing of where they differ. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

const hashOf = (text: string) => createHash("sha256").update(text).digest();

const OWN = new Set(placesThat(({ page }) => !page).map(withoutLanguage));

/** Staff, file, page, or the first segment of an address that has a line of its own: few, so that no address makes a series of its own. */
const classOf = (path: string): string => {
  const { staff, files } = addressOf(path);
  if (staff) return "staff";
  if (files !== "none") return "file";
  const [, first = ""] = withoutLanguage(path.replace(/\.data$/, "")).split("/");
  return OWN.has(`/${first}`) ? first : "page";
};
