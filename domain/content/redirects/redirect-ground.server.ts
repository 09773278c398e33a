import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { RedirectGround } from "./plan-redirect.ts";
import { readRedirects } from "./redirect-rows.server.ts";

/** What the verbs of redirects stand on. */
export type RedirectPlatform = Pick<Platform, "database" | "clock" | "settings">;

/** All redirects and all addresses that visitors can open, as they are now. */
export const readRedirectGround = async (database: Database, publicUrl: string) => {
  const [redirects, live] = await Promise.all([readRedirects(database), livePaths(database)]);
  return { redirects, isLive: (path: string) => live.has(path), publicUrl } satisfies RedirectGround;
};

/** Every address of a published document; with `among`, those of them that are. */
export const livePaths = async (database: Database, among?: string[]): Promise<Set<string>> => {
  if (among?.length === 0) return new Set();
  const rows = await database
    .selectFrom("document")
    .select("path")
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .$if(among !== undefined, (q) => q.where("path", "in", among ?? []))
    .execute();
  return new Set(rows.map((row) => row.path ?? ""));
};
