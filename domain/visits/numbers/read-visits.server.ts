import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { DocumentType } from "../../content/document-types.ts";
import { liveDocuments } from "../../content/published/published-document.server.ts";
import { isAmong } from "../../sql.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { mondayOf } from "../../time/local-time.server.ts";
import { type Count, compareSpans, countedSince, countsOf, type Day, daysOf, type Steps } from "./counts.server.ts";
import type { Period, Spans } from "./periods.ts";
import { spansOf } from "./spans.server.ts";
import { type TableKind, tableKinds } from "./tables.ts";

/** A bar of a picture: a day, or the week that begins on it. */
export type Point = { day: string; visits: number; sent: number };

export type VisitRow = Omit<Count, "before"> & {
  /** Visits of the time before; null where that was not counted as a whole. */
  before: number | null;
  /** The live document at this address. */
  document: { id: string; type: DocumentType; title: string } | null;
};

export type VisitTable = { rows: VisitRow[]; names: number };

export type Visits = {
  spans: Spans;
  /** The first day that was counted; null before it. */
  since: string | null;
  total: Steps;
  before: Steps | null;
  days: Point[];
  weeks: Point[];
  tables: Partial<Record<TableKind, VisitTable>>;
};

type Asked = { period: Period; kinds?: readonly TableKind[]; most: number };

/** What was counted in a period that ends with the day at hand: `days` of it, the year in `weeks`, and the tables that are asked for. */
export const readVisits = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
  { period, kinds = tableKinds, most }: Asked,
): Promise<Visits> => {
  demand(actor, "visits");
  const at = clock();
  const [spans, year] = [spansOf(period, at), spansOf("year", at)];
  const [since, days, counts] = await Promise.all([
    countedSince(database),
    daysOf(database, { from: year.before.from, to: year.now.to }),
    countsOf(database, kinds, spans, most),
  ]);
  const compared = compareSpans(days, since, spans);
  const titles = await documentsAt(database, [...(counts.page?.counts ?? []), ...(counts.phone?.counts ?? [])]);
  const tableOf = (kind: TableKind): VisitTable => ({
    names: counts[kind].names,
    rows: counts[kind].counts.map((count) => ({
      ...count,
      before: compared.before ? count.before : null,
      document: kind === "page" || kind === "phone" ? (titles.get(count.name) ?? null) : null,
    })),
  });
  return {
    spans,
    since,
    ...compared,
    days: pointsOf(days, eachDay(spans.now.from, spans.now.to, 1), 1),
    weeks: pointsOf(days, eachDay(mondayBefore(year.now.from), year.now.to, 7), 7),
    tables: Object.fromEntries(kinds.map((kind) => [kind, tableOf(kind)])),
  };
};

const mondayBefore = (day: string): string => String(mondayOf(Temporal.PlainDate.from(day)));

const eachDay = (from: string, to: string, step: number): string[] => {
  const days: string[] = [];
  for (let day = Temporal.PlainDate.from(from); String(day) <= to; day = day.add({ days: step }))
    days.push(String(day));
  return days;
};

/** One point for each of these days, with what was counted on it and those after it. */
const pointsOf = (days: Day[], starts: string[], length: number): Point[] => {
  const points = new Map(starts.map((day) => [day, { day, visits: 0, sent: 0 }]));
  for (const { day, visits, sent } of days) {
    const point = points.get(length === 1 ? day : mondayBefore(day));
    if (!point) continue;
    point.visits += visits;
    point.sent += sent;
  }
  return [...points.values()];
};

/** The live documents at addresses that were counted. */
export const documentsAt = async (database: Database, counts: readonly { name: string }[]) => {
  const paths = [...new Set(counts.map(({ name }) => name))];
  if (paths.length === 0) return new Map<string, { id: string; type: DocumentType; title: string }>();
  const rows = await liveDocuments(database)
    .select(["id", "type", "title", "path"])
    .where(isAmong("path", database, paths))
    .execute();
  return new Map(rows.map(({ path, type, ...row }) => [path ?? "", { ...row, type: type as DocumentType }]));
};
