import type { Platform } from "#platform/platform.ts";
import { type Actor, demand } from "../../staff/rights.ts";

/** A page of this site that a link may lead to. */
export type LinkablePage = { path: string; title: string };

const MOST = 300;

/** Published pages to pick a link from: all screens first, then the newest posts, at most 300. */
export const linkablePages = async (
  { database }: Pick<Platform, "database">,
  actor: Actor,
): Promise<LinkablePage[]> => {
  demand(actor, "content");
  const rows = await database
    .selectFrom("document")
    .select(["path", "title"])
    .where("path", "is not", null)
    .where("published_revision", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy((e) => e.case().when("type", "=", "post").then(1).else(0).end())
    .orderBy("shown_on", "desc")
    .orderBy("path")
    .limit(MOST)
    .execute();
  return rows.map(({ path, title }) => ({ path: path ?? "", title }));
};
