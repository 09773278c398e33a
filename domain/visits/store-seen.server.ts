import { type SqlBool, sql } from "kysely";
import type { Database, DatabaseTransaction } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import type { Platform } from "#platform/platform.ts";
import { tagsWith } from "../content/published/page/tags.server.ts";
import { liveDocuments } from "../content/published/published-document.server.ts";
import { allLanguages, languageAt } from "../languages.ts";
import { isPostgres } from "../listing.server.ts";
import { wordingOf } from "../words/catalogues.ts";
import { tagIn } from "./beacon.ts";
import { lockVisits, saltOf, visitDay, visitorHash } from "./day.server.ts";
import { addSeen, type CountDelta, type Counted, type CountName, countName, type Seen } from "./visitor.ts";

/** How many names a day has of a kind that strangers can fill; what comes after is counted as "other". */
const MOST: Partial<Record<VisitKind, number>> = {
  source: 200,
  campaign: 100,
  search: 200,
  missing: 200,
  outbound: 200,
  download: 200,
  refused: 50,
};
const OTHER = "other";

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

/** As names are counted: a path that is no page is missing, and of a kind with too many names it is "other". Adds to `known` what the day has. */
const countedAs = async (
  transaction: DatabaseTransaction,
  day: string,
  asked: Set<CountName>,
  known: Set<CountName>,
): Promise<Map<CountName, CountName>> => {
  const paths = [...asked].filter((name) => kindOf(name) === "page").map(textOf);
  const live = await livePages(transaction, paths);
  const counted = new Map<CountName, CountName>();
  for (const name of asked) {
    const as = withoutDeadPage(name, live);
    if (as) counted.set(name, as);
  }
  const isNew = (name: CountName) => kindOf(name) in MOST && !known.has(name);
  if (![...counted.values()].some(isNew)) return counted;
  const rows = await transaction
    .selectFrom("visit_count")
    .select(["kind", "name"])
    .where("day", "=", day)
    .where("kind", "in", Object.keys(MOST) as VisitKind[])
    .execute();
  for (const { kind, name } of rows) known.add(countName(kind, name));
  const sizes = Map.groupBy(known, kindOf);
  for (const [name, as] of counted) {
    if (!isNew(as)) continue;
    const kind = kindOf(as);
    const others = sizes.get(kind) ?? [];
    sizes.set(kind, others);
    if (others.length >= (MOST[kind] ?? 0)) counted.set(name, countName(kind, OTHER));
    else {
      others.push(as);
      known.add(as);
    }
  }
  return counted;
};

const kindOf = (name: CountName) => name.slice(0, name.indexOf(" ")) as VisitKind;
const textOf = (name: CountName) => name.slice(name.indexOf(" ") + 1);

const withoutDeadPage = (name: CountName, live: Set<string>): CountName | null => {
  const [kind, path] = [kindOf(name), textOf(name)];
  if ((kind !== "page" && kind !== "phone") || live.has(path)) return name;
  return kind === "page" && !/@|%40|\d{7}/.test(path) ? countName("missing", path) : null;
};

/** Which of these paths visitors can read now, and the pages that search. */
export const livePages = async (database: Database, paths: string[]): Promise<Set<string>> => {
  const rows = await liveDocuments(database)
    .select("path")
    .where(isAmong("path", database, paths))
    .execute();
  const live = new Set(allLanguages.map((language) => wordingOf(language).words.paths.search));
  for (const { path } of rows) live.add(path ?? "");
  for (const language of allLanguages) {
    const slugs = paths.filter((path) => languageAt(path) === language).map(tagIn);
    const tags = await tagsWith(database, language, slugs.filter((slug) => slug !== null).slice(0, MOST_TAGS));
    for (const path of paths) if (languageAt(path) === language && tags.has(tagIn(path) ?? "")) live.add(path);
  }
  return live;
};

/** That are asked for at once; the others of a flood are missing. */
const MOST_TAGS = 500;

/** The objects of a list as rows, however many: one statement, which is the same each time. */
const rowsOf = (database: Database, list: object[]) => {
  const text = JSON.stringify(list);
  return isPostgres(database)
    ? sql`json_array_elements(cast(${text} as json)) as each`
    : sql`json_each(${text}) as each`;
};

const isAmong = (column: string, database: Database, texts: string[]) => {
  const rows = rowsOf(
    database,
    texts.map((text) => ({ text })),
  );
  return sql<SqlBool>`${sql.ref(column)} in (select value ->> 'text' from ${rows})`;
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
    select ${day}, value ->> 'hash', value ->> 'counted' from ${rowsOf(transaction, rows)} where true
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
    from ${rowsOf(transaction, rows)} where true
    on conflict (kind, day, name) do update set
      visits = visit_count.visits + excluded.visits, contact = visit_count.contact + excluded.contact,
      begun = visit_count.begun + excluded.begun, sent = visit_count.sent + excluded.sent`.execute(transaction);
};
