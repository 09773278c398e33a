import type { Platform } from "#platform/platform.ts";
import { loggedPath } from "../../addresses.ts";
import { countRows } from "../../sql.server.ts";
import { record } from "../../staff/activity/activity.server.ts";
import { type Actor, demand } from "../../staff/rights.ts";
import { closestAmong } from "./closest-path.ts";
import { livePaths, type RedirectDeps } from "./redirect-rows.server.ts";

export type MissingPath = {
  path: string;
  hits: number;
  firstSeen: number;
  lastSeen: number;
  suggestion: string | null;
};

const SHOWN = 20;

/** The most asked for, without what was dismissed or answers by now. Throws NotAllowed without the right "redirects". */
export const listMissingPaths = async (
  { database }: Pick<RedirectDeps, "database">,
  actor: Actor,
): Promise<{ paths: MissingPath[]; total: number }> => {
  demand(actor, "redirects");
  const missing = database
    .selectFrom("missing_path")
    .leftJoin("redirect", "from_path", "missing_path.path")
    .leftJoin("document", (join) =>
      join.onRef("document.path", "=", "missing_path.path").on("document.published_revision", "is not", null),
    )
    .where("dismissed_at", "is", null)
    .where("from_path", "is", null)
    .where("document.id", "is", null);
  const [total, rows, live] = await Promise.all([
    countRows(missing),
    missing
      .select(["missing_path.path", "hits", "first_seen as firstSeen", "last_seen as lastSeen"])
      .orderBy("hits", "desc")
      .orderBy("missing_path.path")
      .limit(SHOWN)
      .execute(),
    livePaths(database),
  ]);
  const closest = closestAmong(live);
  return { paths: rows.map((row) => ({ ...row, suggestion: closest(row.path) })), total };
};

/** Takes an address off the list for good, however often it is asked for; null takes all that is on it. Throws NotAllowed without the right "redirects". */
export const dismissMissingPath = async (
  { database, clock }: RedirectDeps,
  actor: Actor,
  path: string | null,
): Promise<{ outcome: "dismissed" | "missing" }> => {
  demand(actor, "redirects");
  const { numUpdatedRows } = await database
    .updateTable("missing_path")
    .set({ dismissed_at: clock() })
    .where("dismissed_at", "is", null)
    .$if(path !== null, (rows) => rows.where("path", "=", path ?? ""))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { outcome: "missing" };
  const detail = path ?? `all ${numUpdatedRows}`;
  await record(database, clock(), { actor: actor.id, action: "missing-dismiss", detail });
  return { outcome: "dismissed" };
};

const LONGEST = 200;

/** What programs try on every site in search of faults. A file such as /index.php may be an old address of the company, and counts. */
const PROBES =
  /(^|\/)(\.(?!well-known\/)|wp-(login|admin|includes|json|config|cron)|xmlrpc\.php|phpmyadmin|phpinfo|cgi-bin|vendor\/phpunit|actuator|_ignition|autodiscover)|\.(env|sql|bak|ini|log)$/i;
const MOST_STORED = 5_000;

/** Counts a visit in vain, but none of programs in search of faults. At most 5,000 addresses of 200 characters: a new one replaces the one asked for least. */
export const noteMissingPath = async ({ database, clock }: Pick<Platform, "database" | "clock">, asked: string) => {
  if (PROBES.test(asked)) return;
  const path = loggedPath(asked).slice(0, LONGEST);
  const now = clock();
  const counted = await database
    .updateTable("missing_path")
    .set((e) => ({ hits: e("hits", "+", 1), last_seen: now }))
    .where("path", "=", path)
    .executeTakeFirst();
  if (counted.numUpdatedRows > 0n) return;
  if ((await countRows(database.selectFrom("missing_path"))) >= MOST_STORED) await forgetLeast(database);
  await database
    .insertInto("missing_path")
    .values({ path, hits: 1, first_seen: now, last_seen: now })
    .onConflict((c) => c.column("path").doNothing())
    .execute();
};

/** A hundredth at a time, so that a scanner does not make each of its requests sort them all. */
const forgetLeast = async (database: Platform["database"]) => {
  const least = database
    .selectFrom("missing_path")
    .select("path")
    .orderBy((e) => e.case().when("dismissed_at", "is", null).then(0).else(1).end())
    .orderBy("hits")
    .orderBy("last_seen")
    .limit(MOST_STORED / 100);
  await database.deleteFrom("missing_path").where("path", "in", least).execute();
};
