import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import type { Span, Spans } from "./periods.ts";
import { partsOf } from "./spans.server.ts";
import { readAdded } from "./sum-up.server.ts";

/** Visitors of each day, added up; and those of them who came to a form, began to fill it in, and sent it. */
export type Steps = { visits: number; contact: number; begun: number; sent: number };

/** A name that was counted; `before` are its visits in the time before. */
export type Count = Steps & { name: string; before: number };

/** The names of a kind with the most visits; `names` says how many there are in all. */
export type Counts = { counts: Count[]; names: number };

const SUMS = { days: ["visit_count", "day"], weeks: ["visit_week", "week"], months: ["visit_month", "month"] } as const;

const STEPS = ["visits", "contact", "begun", "sent"] as const;

/** What was counted of each kind in a time, most visits first, at most `most` names of each, against the time before it. */
export const countsOf = async <K extends VisitKind>(
  database: Database,
  kinds: readonly K[],
  { now, before }: Spans,
  most: number,
): Promise<Record<K, Counts>> => {
  const added = await readAdded(database);
  const rowsOf = (span: Span, isNow: number) =>
    partsOf(span, added).map(({ of, from, to }) => {
      const [table, column] = SUMS[of];
      return sql`select kind, name, visits, contact, begun, sent, ${sql.lit(isNow)} as is_now from ${sql.table(table)}
        where kind in (${sql.join(kinds)}) and ${sql.ref(column)} between ${from} and ${to}`;
    });
  const rows = sql.join([...rowsOf(now, 1), ...rowsOf(before, 0)], sql` union all `);
  const summed = sql.join(
    STEPS.map((step) => sql`sum(case when is_now = 1 then ${sql.ref(step)} else 0 end) as ${sql.ref(step)}`),
  );
  const result = await sql<Record<keyof Count | "names", number | string> & { kind: K; name: string }>`
    select * from (
      select kind, name, visits, contact, begun, sent, before,
        row_number() over (partition by kind order by visits desc, before desc, name) as place,
        count(*) over (partition by kind) as names
      from (
        select kind, name, ${summed}, sum(case when is_now = 0 then visits else 0 end) as before
        from (${rows}) as counted group by kind, name
      ) as summed where visits > 0
    ) as placed where place <= ${most} order by kind, place`.execute(database);
  const of = (kind: K): Counts => {
    const own = result.rows.filter((row) => row.kind === kind);
    const counts = own.map((row) => ({
      name: row.name,
      visits: Number(row.visits),
      contact: Number(row.contact),
      begun: Number(row.begun),
      sent: Number(row.sent),
      before: Number(row.before),
    }));
    return { counts, names: Number(own[0]?.names ?? 0) };
  };
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<K, Counts>;
};

export type Day = Steps & { day: string };

/** The days of a span on which anybody was counted, oldest first. */
export const daysOf = (database: Database, { from, to }: Span): Promise<Day[]> =>
  database
    .selectFrom("visit_count")
    .select(["day", ...STEPS])
    .where("kind", "=", "all")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();

/** The first day on which anybody was counted; null before it. */
export const countedSince = async (database: Database): Promise<string | null> => {
  const row = await database
    .selectFrom("visit_count")
    .select("day")
    .where("kind", "=", "all")
    .orderBy("day")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
};

/** What a time added up to, against the one before it, from the days of both; `before` is null where that was not counted as a whole. */
export const compareSpans = (
  days: readonly Day[],
  since: string | null,
  { now, before }: Spans,
): { total: Steps; before: Steps | null } => {
  const within = ({ from, to }: Span) => addedUp(days.filter(({ day }) => day >= from && day <= to));
  return { total: within(now), before: since !== null && since <= before.from ? within(before) : null };
};

/** The steps of several days together. */
export const addedUp = (days: readonly Steps[]): Steps => {
  const sumOf = (step: keyof Steps) => days.reduce((sum, day) => sum + day[step], 0);
  return { visits: sumOf("visits"), contact: sumOf("contact"), begun: sumOf("begun"), sent: sumOf("sent") };
};
