import * as z from "zod";
import type { Platform } from "#platform/platform.ts";
import { pageOf } from "../../visits/beacon.ts";
import { livePages } from "../../visits/live-pages.server.ts";
import { plainName, sourceOf } from "../../visits/source.ts";
import type { Origin } from "../origin.ts";
import { TRAIL_PAGES } from "../trail.ts";

const text = z.string().max(500).catch("");

const trail = z
  .object({
    referrer: text,
    source: text,
    campaign: text,
    pages: z.array(z.string().max(500)).max(TRAIL_PAGES).catch([]),
  })
  .nullable()
  .catch(null);

type Deps = Pick<Platform, "database" | "settings" | "log">;

/** What the form tells of its tab, as far as it can be true: names without addresses of people, pages that are live. Null for nothing and where visits are not counted, and never a reason to refuse. */
export const readOrigin = async ({ database, settings, log }: Deps, sent: unknown): Promise<Origin | null> => {
  const told = trail.parse(sent ?? null);
  if (!told || !settings.VISITS) return null;
  try {
    const source = sourceOf(told.referrer, told.source, new URL(settings.PUBLIC_URL).hostname);
    const origin = { source, campaign: plainName(told.campaign), pages: await realPages(database, told.pages) };
    return source || origin.campaign || origin.pages.length > 0 ? origin : null;
  } catch (error) {
    log.warn({ err: error }, "enquiry: could not look up where it came from");
    return null;
  }
};

const realPages = async (database: Platform["database"], paths: string[]): Promise<string[]> => {
  if (paths.length === 0) return [];
  const pages = [...new Set(paths.map(pageOf))];
  const live = await livePages(database, pages);
  return pages.filter((path) => live.has(path));
};
