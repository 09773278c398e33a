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

/** Every address of a published document. */
export const livePaths = async (database: Database): Promise<Set<string>> => {
  const rows = await database
    .selectFrom("document")
    .select("path")
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.path ?? ""));
};
