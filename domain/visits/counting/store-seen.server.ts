import { sql } from "kysely";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { isAmong, jsonRows } from "../../sql.server.ts";
import { lockVisits, saltOf, visitDay, visitorHash } from "../day.server.ts";
import { addSeen, type CountDelta, type Counted, type CountName, kindOf, type Seen, textOf } from "../visitor.ts";
import { countedAs } from "./counted-as.server.ts";

export type Store = (day: string, seen: Map<string, Seen>) => Promise<void>;

/**
 * Writes down what was seen of visitors (`visitorOf`) on a day, in one transaction and a few statements, however many they are. Done
 * twice it counts once, and two processes that saw the same visitor count them once.
 */
export const storeOf = ({ commit, clock }: Pick<Platform, "commit" | "clock">): Store => {
  let known: { day: string; names: Set<CountName> } = { day: "", names: new Set() };
  return async (day, seen) => {
    const names = known.day === day ? known.names : new Set<CountName>();
    await commit(async (transaction) => {
      await lockVisits(transaction);
      const salt = await saltOf(transaction, day, visitDay(clock()));
      const asked = new Set([...seen.values()].flatMap((one) => [...one.names]));
      const counted = await countedAs(transaction, day, asked, names);
      const visitors = [...seen].map(([visitor, one]) => ({
        hash: visitorHash(salt, visitor),
        seen: { ...one, names: new Set([...one.names].flatMap((name) => counted.get(name) ?? [])) },
      }));
      const before = await countedBefore(transaction, day, visitors);
      const deltas = new Map<CountName, CountDelta>();
      const after = visitors.map(({ hash, seen }) => {
        const was = before.get(hash) ?? { names: [], steps: 0 };
        return { hash, was, now: addSeen(was, seen, deltas) };
      });
      const changed = after.filter(({ was, now }) => now.steps > was.steps || now.names.length > was.names.length);
      if (salt.stored) await writeVisitors(transaction, day, changed);
      await addToCounts(transaction, day, deltas);
    });
    known = { day, names };
  };
};

const countedBefore = async (
  transaction: DatabaseTransaction,
  day: string,
  visitors: { hash: string }[],
): Promise<Map<string, Counted>> => {
  const hashes = visitors.map(({ hash }) => hash);
  const rows = await transaction
    .selectFrom("visitor")
    .select(["hash", "counted"])
    .where("day", "=", day)
    .where(isAmong("hash", transaction, hashes))
    .execute();
  return new Map(rows.map(({ hash, counted }) => [hash, JSON.parse(counted) as Counted]));
};

const writeVisitors = async (
  transaction: DatabaseTransaction,
  day: string,
  visitors: { hash: string; now: Counted }[],
): Promise<void> => {
  if (visitors.length === 0) return;
  const rows = visitors.map(({ hash, now }) => ({ hash, counted: JSON.stringify(now) }));
  await sql`
    insert into visitor (day, hash, counted)
    select ${day}, value ->> 'hash', value ->> 'counted' from ${jsonRows(transaction, rows)} where true
    on conflict (day, hash) do update set counted = excluded.counted`.execute(transaction);
};

const addToCounts = async (
  transaction: DatabaseTransaction,
  day: string,
  deltas: Map<CountName, CountDelta>,
): Promise<void> => {
  if (deltas.size === 0) return;
  const rows = [...deltas].map(([name, delta]) => ({ kind: kindOf(name), name: textOf(name), ...delta }));
  const number = (column: string) => sql`cast(value ->> ${sql.lit(column)} as integer)`;
  await sql`
    insert into visit_count (kind, day, name, visits, contact, begun, sent)
    select value ->> 'kind', ${day}, value ->> 'name',
      ${number("visits")}, ${number("contact")}, ${number("begun")}, ${number("sent")}
    from ${jsonRows(transaction, rows)} where true
    on conflict (kind, day, name) do update set
      visits = visit_count.visits + excluded.visits, contact = visit_count.contact + excluded.contact,
      begun = visit_count.begun + excluded.begun, sent = visit_count.sent + excluded.sent`.execute(transaction);
};
