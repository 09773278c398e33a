import { type CsvRow, readCsv } from "../../formats/csv.ts";
import { advanceSiteVersion, lockSiteVersion } from "../../site-version.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { planRedirect, type RedirectPlan, type Surroundings } from "./plan-redirect.ts";
import { type RedirectDeps, readSurroundings, writeRedirect } from "./redirect-rows.server.ts";

export type LineIssue = { line: number; text: string; message: string };

export type ImportOutcome =
  | { outcome: "imported"; added: number; changed: number; same: number; nothingThere: string[] }
  | { outcome: "invalid"; issues: LineIssue[] }
  | { outcome: "empty" }
  | { outcome: "too-many"; most: number };

const MOST_LINES = 5_000;

/** Takes redirects from CSV (`from,to`, with or without a heading): all of them, or none and every faulty line is named. Throws NotAllowed without the right "redirects". */
export const importRedirects = async (
  { database, clock, settings }: RedirectDeps,
  actor: Actor,
  csv: string,
): Promise<ImportOutcome> => {
  demand(actor, "redirects");
  const rows = withoutHeading(readCsv(csv));
  if (rows.length === 0) return { outcome: "empty" };
  if (rows.length > MOST_LINES) return { outcome: "too-many", most: MOST_LINES };
  return database.transaction().execute(async (transaction) => {
    await lockSiteVersion(transaction);
    const plan = planImport(await readSurroundings(transaction, settings.PUBLIC_URL), rows);
    if (plan.issues.length > 0) return { outcome: "invalid", issues: plan.issues };
    for (const redirect of plan.redirects) await writeRedirect(transaction, redirect, actor.id, clock());
    const { added, changed, same, nothingThere } = plan;
    const detail = `${added} new, ${changed} changed, ${same} as before`;
    await record(transaction, clock(), { actor: actor.id, action: "redirect-import", detail });
    await advanceSiteVersion(transaction);
    return { outcome: "imported", added, changed, same, nothingThere };
  });
};

const withoutHeading = (rows: CsvRow[]): CsvRow[] => {
  const [from = "", to = ""] = rows[0]?.cells ?? [];
  // Both cells are looked at: a path without its slash may begin with "from", and is to be named as faulty.
  return /^from\b/i.test(from) && /^to\b/i.test(to) ? rows.slice(1) : rows;
};

type Fitting = Extract<RedirectPlan, { outcome: "fits" }>;

export type ImportPlan = {
  redirects: Fitting[];
  added: number;
  changed: number;
  same: number;
  nothingThere: string[];
  issues: LineIssue[];
};

/** Checks every row of an import; writes nothing. Two lines of the file may not send one path to two places. */
export const planImport = (surroundings: Surroundings, rows: CsvRow[]): ImportPlan => {
  const redirects = new Map(surroundings.redirects);
  const lineOf = new Map<string, number>();
  const plan: ImportPlan = { redirects: [], added: 0, changed: 0, same: 0, nothingThere: [], issues: [] };
  for (const { line, cells } of rows) {
    const text = cells.join(", ");
    const [from = "", to = ""] = cells;
    const one = planRedirect({ ...surroundings, redirects }, { from, to });
    const message = faultOf(cells, one, lineOf);
    if (message !== null || one.outcome === "invalid") {
      plan.issues.push({ line, text, message: message ?? "" });
      continue;
    }
    lineOf.set(one.from, line);
    count(plan, surroundings.redirects.get(one.from), one);
    for (const other of one.repointed) redirects.set(other.from, other.to);
    redirects.set(one.from, one.to);
  }
  return plan;
};

const faultOf = (cells: string[], one: RedirectPlan, lineOf: Map<string, number>): string | null => {
  if (cells.filter((cell) => cell !== "").length !== 2) return "Two cells are expected: from and to";
  if (one.outcome === "invalid") return one.issues.map(({ field, message }) => `${field}: ${message}`).join("; ");
  const earlier = lineOf.get(one.from);
  return earlier === undefined ? null : `from: ${one.from} stands on line ${earlier} already`;
};

const count = (plan: ImportPlan, before: string | undefined, one: Fitting): void => {
  plan.redirects.push(one);
  if (before === undefined) plan.added += 1;
  else if (before === one.to) plan.same += 1;
  else plan.changed += 1;
  if (one.nothingThere) plan.nothingThere.push(one.to);
};
