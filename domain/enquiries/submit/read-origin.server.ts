import * as z from "zod";
import type { Platform } from "#platform/platform.ts";
import { liveDocuments } from "../../content/published/published-document.server.ts";
import { allLanguages, inLanguage } from "../../languages.ts";
import { plainName, sourceOf } from "../../visits/source.ts";
import type { Origin } from "../origin.ts";
import { WAY_PAGES } from "../way.ts";

const text = z.string().max(500).catch("");

const way = z
  .object({
    referrer: text,
    source: text,
    campaign: text,
    pages: z.array(z.string().max(500)).max(WAY_PAGES).catch([]),
  })
  .nullable()
  .catch(null);

type Deps = Pick<Platform, "database" | "settings" | "log">;

/** What the form tells of its tab, as far as it can be true: names without addresses of people, pages that are live. Null for nothing, and never a reason to refuse. */
export const readOrigin = async ({ database, settings, log }: Deps, sent: unknown): Promise<Origin | null> => {
  const told = way.parse(sent ?? null);
  if (!told) return null;
  try {
    const source = sourceOf(told.referrer, told.source, new URL(settings.PUBLIC_URL).hostname);
    const origin = { source, campaign: plainName(told.campaign), pages: await realPages(database, told.pages) };
    return source || origin.campaign || origin.pages.length > 0 ? origin : null;
  } catch (error) {
    log.warn({ err: error }, "enquiry: could not look up where it came from");
    return null;
  }
};

const searches = allLanguages.map((language) => inLanguage(language, "/search"));

const realPages = async (database: Platform["database"], paths: string[]): Promise<string[]> => {
  if (paths.length === 0) return [];
  const rows = await liveDocuments(database).select("path").where("path", "in", paths).execute();
  const real = new Set([...searches, ...rows.map(({ path }) => path)]);
  return [...new Set(paths)].filter((path) => real.has(path));
};
