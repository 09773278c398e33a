import { readCsv } from "../../read-csv.ts";
import { advanceSiteVersion, lockSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { planImport } from "./plan-import.ts";
import { type RedirectPlatform, readRedirectGround } from "./redirect-ground.server.ts";
import { writeRedirect } from "./redirect-rows.server.ts";

/** What is wrong with a line of the file, counted from 1; `field` says which of its cells. */
export type LineIssue = { line: number; text: string; message: string };

export type ImportOutcome =
  | { outcome: "imported"; added: number; changed: number; same: number; nothingThere: string[] }
  | { outcome: "invalid"; issues: LineIssue[] }
  | { outcome: "empty" }
  | { outcome: "too many"; most: number };

/** The most lines of one file. */
const MOST_LINES = 5_000;

/**
 * Takes redirects from CSV (`from,to`, a heading line may stand first). Either every line fits and all are live at
 * once, or nothing is changed and every faulty line is named. For admins.
 */
export const importRedirects = async (
  { database, clock, settings }: RedirectPlatform,
  actor: Actor,
  csv: string,
): Promise<ImportOutcome> => {
  demand(actor, "redirects");
  const rows = withoutHeading(readCsv(csv));
  if (rows.length === 0) return { outcome: "empty" };
  if (rows.length > MOST_LINES) return { outcome: "too many", most: MOST_LINES };
  return database.transaction().execute(async (transaction) => {
    await lockSiteVersion(transaction);
    const plan = planImport(await readRedirectGround(transaction, settings.PUBLIC_URL), rows);
    if (plan.issues.length > 0) return { outcome: "invalid", issues: plan.issues };
    for (const redirect of plan.redirects) await writeRedirect(transaction, redirect, actor.id, clock());
    const { added, changed, same, nothingThere } = plan;
    const detail = `${added} new, ${changed} changed, ${same} as before`;
    await record(transaction, clock(), { actor: actor.id, action: "redirect-import", detail });
    await advanceSiteVersion(transaction);
    return { outcome: "imported", added, changed, same, nothingThere };
  });
};

const withoutHeading = (rows: ReturnType<typeof readCsv>) =>
  rows[0] && /^from\b/i.test(rows[0].cells[0] ?? "") ? rows.slice(1) : rows;
