import type { Platform } from "#platform/platform.ts";
import { toCsv } from "../../formats/csv.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { addedUp, daysOf } from "./counts.server.ts";
import type { Period } from "./periods.ts";
import { readVisits } from "./read-visits.server.ts";
import { spansOf } from "./spans.server.ts";
import { labelOf, type TableKind, tables } from "./tables.ts";

const MOST = 100_000;
const STEPS = ["Visits", "Came to the form", "Began to fill it in", "Sent it"];

/** The days of a period as CSV, or all names of one of its tables. `earned`: by name, in whole dollars. */
export const exportVisits = async (
  deps: Pick<Platform, "database" | "clock">,
  actor: Actor,
  {
    period,
    kind,
    earned = {},
  }: { period: Period; kind: TableKind | "days"; earned?: Record<string, { value: number }> },
): Promise<string> => {
  demand(actor, "visits");
  if (kind === "days") {
    const days = await daysOf(deps.database, spansOf(period, deps.clock()).now);
    const rows = days.map((day) => [day.day, ...stepsOf(day)]);
    return toCsv([["Day", ...STEPS], ...rows, ["All", ...stepsOf(addedUp(days))]]);
  }
  const { names, steps } = tables[kind];
  const visits = await readVisits(deps, actor, { period, kinds: [kind], most: MOST });
  const hasEarned = Object.keys(earned).length > 0;
  const head = [names, ...(kind === "page" ? ["Title"] : []), ...(steps ? STEPS : ["Visits"]), "Visits before"];
  const rows = (visits.tables[kind]?.rows ?? []).map((row) => [
    labelOf(kind, row.name),
    ...(kind === "page" ? [row.document?.title ?? ""] : []),
    ...(steps ? stepsOf(row) : [row.visits]),
    row.before ?? "",
    ...(hasEarned ? [Object.hasOwn(earned, row.name) ? (earned[row.name]?.value ?? 0) : 0] : []),
  ]);
  return toCsv([[...head, ...(hasEarned ? ["Earned"] : [])], ...rows]);
};

const stepsOf = ({ visits, contact, begun, sent }: Record<"visits" | "contact" | "begun" | "sent", number>) => [
  visits,
  contact,
  begun,
  sent,
];
