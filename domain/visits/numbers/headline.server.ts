import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { allLanguages } from "../../languages.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { wordingOf } from "../../words/catalogues.ts";
import { compareSpans, countedSince, daysOf, type Steps } from "./counts.server.ts";
import type { Span, Spans } from "./periods.ts";
import { documentsAt } from "./read-visits.server.ts";
import { spansOf } from "./spans.server.ts";

/** A page that did best: of its readers the most sent an enquiry (of two such, the one with fewer readers), or, where nobody did, the most came. */
export type BestPage = { path: string; title: string; visits: number; sent: number };

/** `before` is null where that time was not counted as a whole. */
export type Headline = { since: string | null; total: Steps; before: Steps | null; best: BestPage | null };

/** The last 30 days in a few numbers. */
export const readHeadline = async (
  { database, clock }: Pick<Platform, "database" | "clock">,
  actor: Actor,
): Promise<Headline> => {
  demand(actor, "visits");
  return headlineOf(database, spansOf("30", clock()));
};

/** A time in a few numbers, against the one before it. */
export const headlineOf = async (database: Database, spans: Spans): Promise<Headline> => {
  const [since, days, best] = await Promise.all([
    countedSince(database),
    daysOf(database, { from: spans.before.from, to: spans.now.to }),
    bestPage(database, spans.now),
  ]);
  return { since, ...compareSpans(days, since, spans), best };
};

/** Whoever sends an enquiry was on one of them: they say nothing of what brought it. */
const formPages = allLanguages.map((language) => wordingOf(language).words.paths.contact);

const bestPage = async (database: Database, { from, to }: Span): Promise<BestPage | null> => {
  const row = await database
    .selectFrom("visit_count")
    .select("name")
    .select([sql<number | string>`sum(visits)`.as("visits"), sql<number | string>`sum(sent)`.as("sent")])
    .where("kind", "=", "page")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("name", "not in", formPages)
    .groupBy("name")
    .orderBy(sql`sum(sent)`, "desc")
    .orderBy(sql`case when sum(sent) > 0 then sum(visits) else -sum(visits) end`)
    .orderBy("name")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const title = (await documentsAt(database, [row])).get(row.name)?.title ?? row.name;
  return { path: row.name, title, visits: Number(row.visits), sent: Number(row.sent) };
};
