import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { VisitKind } from "#platform/database/tables/visit-tables.ts";
import { keysOf } from "../../keys-of.ts";
import { livePages } from "../live-pages.server.ts";
import { type CountName, countName, kindOf, textOf } from "../visitor.ts";

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

/** As names are counted: a path that is no page is missing, and of a kind with too many names it is "other". Adds to `known` what the day has. */
export const countedAs = async (
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
    .where("kind", "in", keysOf(MOST))
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

const withoutDeadPage = (name: CountName, live: Set<string>): CountName | null => {
  const [kind, path] = [kindOf(name), textOf(name)];
  if ((kind !== "page" && kind !== "phone") || live.has(path)) return name;
  return kind === "page" && !/@|%40|\d{7}/.test(path) ? countName("missing", path) : null;
};
