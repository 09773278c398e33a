import { addressOf } from "../../addresses.ts";
import { toCsv } from "../../formats/csv.ts";
import { pagesOf } from "../../formats/pages.ts";
import { countRows, holdsWords } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { pathOf } from "./plan-redirect.ts";
import { livePaths, type RedirectDeps } from "./redirect-rows.server.ts";

export type RedirectEntry = {
  from: string;
  to: string;
  createdAt: number;
  createdBy: string | null;
  nothingThere: boolean;
};

export const REDIRECTS_PER_PAGE = 50;

export type RedirectList = { entries: RedirectEntry[]; total: number; pages: number };

/** Redirects whose path or target holds every word, in the order of their paths. Throws NotAllowed without the right "redirects". */
export const listRedirects = async (
  { database }: Pick<RedirectDeps, "database">,
  actor: Actor,
  { words, page }: { words: string; page: number },
): Promise<RedirectList> => {
  demand(actor, "redirects");
  const found = database.selectFrom("redirect").where(holdsWords(words, ["from_path", "to_path"]));
  const [total, rows] = await Promise.all([
    countRows(found),
    found
      .leftJoin("staff", "staff.id", "redirect.created_by")
      .select(["from_path as from", "to_path as to", "redirect.created_at as createdAt", "staff.name as createdBy"])
      .orderBy("from_path")
      .limit(REDIRECTS_PER_PAGE)
      .offset((page - 1) * REDIRECTS_PER_PAGE)
      .execute(),
  ]);
  const targets = rows.flatMap(({ to }) => pathOf(to) ?? []);
  const live = await livePaths(database, targets);
  const entries = rows.map((row) => ({ ...row, nothingThere: isDead(pathOf(row.to), live) }));
  return { entries, total, pages: pagesOf(total, REDIRECTS_PER_PAGE) };
};

const isDead = (path: string | null, live: Set<string>): boolean =>
  path !== null && !live.has(path) && !addressOf(path).reserved;

/** All redirects as CSV (`from,to`), as the import takes them. Throws NotAllowed without the right "redirects". */
export const exportRedirects = async ({ database, clock }: RedirectDeps, actor: Actor): Promise<string> => {
  demand(actor, "redirects");
  const rows = await database.selectFrom("redirect").select(["from_path", "to_path"]).orderBy("from_path").execute();
  await record(database, clock(), { actor: actor.id, action: "redirect-export", detail: `${rows.length} redirects` });
  return toCsv([["from", "to"], ...rows.map((row) => [row.from_path, row.to_path])]);
};
