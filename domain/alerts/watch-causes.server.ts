import type { Platform } from "#platform/platform.ts";
import {
  type AlertRow,
  endLease,
  forgetAlert,
  leaseAlert,
  noteEnd,
  noteSeen,
  noteTold,
  readAlerts,
} from "./alert-rows.server.ts";
import { type CauseDeps, causes, lookAtAll } from "./causes.server.ts";
import { openTeller, type TellDeps, type Teller, type ToldBy } from "./tell.server.ts";
import { type Own, tellAlone } from "./tell-alone.server.ts";

type Deps = CauseDeps & TellDeps & Pick<Platform, "database">;

/** No process has seen a cause for so long: it is over. */
const QUIET_MS = 20_000;
/** Longer than telling takes: who holds a lease for so long has died. */
const LEASE_MS = 60_000;
/** What could not be told by then is not told any more. */
const STALE_MS = 7 * 86_400_000;

/** What each cause says: null where all is well, undefined where it could not be looked at. */
type Seen = Awaited<ReturnType<typeof lookAtAll>>;

type Found = Map<string, string>;

/**
 * Each call is one turn: what was wrong in two turns is told once by all processes together, and so is its end. While
 * nothing can be written, each process tells by itself. Durations are of the process's own clock (decision 044).
 */
export const openAlerts = (deps: Deps): (() => Promise<void>) => {
  const teller = openTeller(deps);
  const unchangedFor = openUnchanged(deps.elapsed);
  const own = new Map<string, Own>();
  let before = new Set<string>();
  /** The causes that stand in the database: whoever can read them there tells them. */
  let noted = new Set<string>();

  return async () => {
    const seen = await lookAtAll(deps);
    const wrong = [...seen].flatMap(([cause, words]) => (words ? [[cause, words] as const] : []));
    const found: Found = new Map(wrong.filter(([cause]) => before.has(cause)));
    before = new Set(wrong.map(([cause]) => cause));
    let isRead = false;
    try {
      const rows = await readAlerts(deps.database);
      isRead = true;
      noted = new Set(rows.filter(({ ended_at }) => ended_at === null).map(({ cause }) => cause));
      await handOver(deps, own);
      await noteAll(deps, { seen, found, rows, noted, unchangedFor });
      await tellAll(deps, teller, unchangedFor);
    } catch (error) {
      if (found.size === 0) throw error;
      // While the database can't be read, nobody knows what others have told: then it alone is told.
      const isAlone = (cause: string) => (isRead && !seen.get("database") ? !noted.has(cause) : cause === "database");
      await tellAlone(deps, teller, own, new Map([...found].filter(([cause]) => isAlone(cause))));
    }
  };
};

const handOver = async ({ database, clock }: Deps, own: Map<string, Own>): Promise<void> => {
  for (const [cause, { words, since, told }] of own) {
    await noteSeen(database, { cause, words, since, told, now: clock() });
    own.delete(cause);
  }
};

type Unchanged = (key: string) => number;

/** What one turn found, and what stood in the database before it; `noted` gets what it notes. */
type Turn = { seen: Seen; found: Found; rows: AlertRow[]; noted: Set<string>; unchangedFor: Unchanged };

const noteAll = async (
  { database, clock, log }: Deps,
  { seen, found, rows, noted, unchangedFor }: Turn,
): Promise<void> => {
  for (const [cause, words] of found) {
    if (!rows.some((row) => row.cause === cause && row.ended_at === null))
      log.error({ cause, words }, `alert: ${causes[cause]?.title}`);
    await noteSeen(database, { cause, words, now: clock() });
    noted.add(cause);
  }
  for (const row of rows) {
    const quiet = unchangedFor(`${row.cause} ${row.seen_at}`) >= QUIET_MS;
    if (row.ended_at !== null || !quiet || !isWell(seen, row) || found.has(row.cause)) continue;
    log.info({ cause: row.cause }, `over: ${causes[row.cause]?.title}`);
    await noteEnd(database, row, clock());
  }
};

/** Also where the cause is of another release, so that nobody looks at it; not where it could not be looked at. */
const isWell = (seen: Seen, { cause }: AlertRow): boolean => !seen.has(cause) || seen.get(cause) === null;

const tellAll = async ({ database, clock }: Deps, teller: Teller, unchangedFor: Unchanged): Promise<void> => {
  for (const row of await readAlerts(database)) {
    const { cause, lease_owner: owner, ended_at: endedAt } = row;
    if (owner && unchangedFor(`${cause} ${owner}`) >= LEASE_MS) await endLease(database, owner);
    const isOld = endedAt !== null && endedAt < clock() - STALE_MS;
    if (endedAt !== null && (isOld || teller.isDone(toldIn(row)))) await forgetAlert(database, cause);
    else if (!owner && teller.isDue(cause, toldIn(row), { endedAt })) await tellOne(database, teller, row);
  }
};

const tellOne = async (database: Deps["database"], teller: Teller, row: AlertRow): Promise<void> => {
  const leased = await leaseAlert(database, row);
  if (!leased) return;
  const { cause, words, since, ended_at: endedAt } = leased;
  const alert = { title: causes[cause]?.title ?? cause, words, since, endedAt };
  const told = await teller.tell(cause, toldIn(leased), alert);
  await noteTold(database, leased, told);
};

const toldIn = ({ mail_told: mail, webhook_told: webhook }: AlertRow): ToldBy => ({ mail, webhook });

/** For how many milliseconds of this process's own time a text has been asked for, with no pause of a minute. */
const openUnchanged = (elapsed: () => number): Unchanged => {
  const firstAsked = new Map<string, { first: number; last: number }>();
  return (key) => {
    const now = elapsed();
    for (const [other, { last }] of firstAsked) if (now - last > LEASE_MS) firstAsked.delete(other);
    const { first } = firstAsked.get(key) ?? { first: now };
    firstAsked.set(key, { first, last: now });
    return now - first;
  };
};
