import type { CsvRow } from "../../read-csv.ts";
import { planRedirect, type RedirectGround, type RedirectPlan } from "./plan-redirect.ts";

type Fitting = Extract<RedirectPlan, { outcome: "fits" }>;

/** All lines of a file, checked one after the other, each against what the lines before it made. */
export type ImportPlan = {
  redirects: Fitting[];
  added: number;
  changed: number;
  same: number;
  /** Targets at which nobody answers. */
  nothingThere: string[];
  issues: { line: number; text: string; message: string }[];
};

/** Checks every row of an import; writes nothing. Two lines of the file may not send one path to two places. */
export const planImport = (ground: RedirectGround, rows: CsvRow[]): ImportPlan => {
  const redirects = new Map(ground.redirects);
  const lineOf = new Map<string, number>();
  const plan: ImportPlan = { redirects: [], added: 0, changed: 0, same: 0, nothingThere: [], issues: [] };
  for (const { line, cells } of rows) {
    const text = cells.join(", ");
    const [from = "", to = ""] = cells;
    const one = planRedirect({ ...ground, redirects }, { from, to });
    const message = faultOf(cells, one, lineOf);
    if (message !== null || one.outcome === "invalid") {
      plan.issues.push({ line, text, message: message ?? "" });
      continue;
    }
    lineOf.set(one.from, line);
    count(plan, ground.redirects.get(one.from), one);
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
