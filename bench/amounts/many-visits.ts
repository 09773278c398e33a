import { sql } from "kysely";
import { localParts } from "#domain/time/local-time.ts";
import { sumUpFinished } from "#domain/visits/numbers/sum-up.server.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import { type Deps, inBatches } from "./batches.ts";

const DAY_MS = 86_400_000;
const SOURCES = ["", "Google", "Bing", "LinkedIn", "Facebook", "ChatGPT", "newsletter"];

const numbered = (count: number, nameOf: (n: number) => string) => Array.from({ length: count }, (_, n) => nameOf(n));

const namesOf = (pages: number): Record<VisitKind, string[]> => ({
  all: [""],
  page: [
    "/",
    "/about",
    "/contact",
    "/services",
    "/blog",
    ...numbered(Math.max(0, pages - 5), (n) => `/blog/many-${n}`),
  ],
  source: [...SOURCES, ...numbered(33, (n) => `site-${n}.example`)],
  campaign: numbered(10, (n) => `campaign ${n}`),
  language: ["en", "es"],
  device: ["phone", "tablet", "computer"],
  search: numbered(30, (n) => `words ${n}`),
  missing: numbered(30, (n) => `/mny-${n}`),
  phone: ["/", "/contact"],
  outbound: numbered(10, (n) => `other-${n}.example`),
  download: numbered(5, (n) => `/files/${n}.pdf`),
  refused: ["email", "message", "human check"],
});

/** PostgreSQL is given up on after a while. */
const DAYS_AT_ONCE = 30;

/** Counts of so many days up to now, each page read on each of them: day after day, as they come. The months are added up. */
export const makeVisits = async (
  deps: Pick<Deps, "database" | "clock">,
  { pages, days }: { pages: number; days: number },
): Promise<void> => {
  const { database, clock } = deps;
  const names = Object.entries(namesOf(pages)).flatMap(([kind, own]) => own.map((name, n) => ({ kind, name, n })));
  const nameRows = names.map(({ kind, name, n }) => sql`(${sql.lit(kind)}, ${sql.lit(n)}, ${sql.lit(name)})`);
  const visits = sql`(days.n * 7 + names.n * 13) % 40 + case when kind = 'all' then 400 else 400 / (names.n + 1) + 1 end`;
  const dayOf = (n: number) => localParts(clock() - (days - 1 - n) * DAY_MS).date;
  const dayRows = numbered(days, dayOf).map((day, n) => sql`(${sql.lit(n)}, ${sql.lit(day)})`);
  const write = (rows: typeof dayRows) =>
    sql`insert into visit_count (kind, day, name, visits, contact, begun, sent)
      with days(n, day) as (values ${sql.join(rows)}), names(kind, n, name) as (values ${sql.join(nameRows)})
      select kind, day, name, ${visits}, (days.n + names.n) % 9, (days.n + names.n) % 5, (days.n + names.n) % 3
      from days cross join names order by days.n`.execute(database);
  await inBatches(dayRows, write, DAYS_AT_ONCE);
  await sumUpFinished(deps);
};
