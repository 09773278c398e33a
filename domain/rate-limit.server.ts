import { isIPv6 } from "node:net";
import type { DatabaseTransaction } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

/** At most `limit` in `windowMs` from the first. With `backoff`, each one beyond waits `firstMs`, doubling to `longestMs`, and renews the window. */
export type RateRule = {
  purpose: string;
  limit: number;
  windowMs: number;
  backoff?: { firstMs: number; longestMs: number };
};

export type RateKey = { rule: RateRule; who: string };

/** Where somebody stands. `limited`: the next one is refused, for another `resetMs`; `remaining` pass at once. */
export type RateCount = { limited: boolean; remaining: number; resetMs: number };

type Deps = Pick<Platform, "database" | "commit" | "clock" | "keyedHash">;

type Row = { count: number; reset_at: number };

/** How far the clocks of two processes may differ. */
const CLOCK_SKEW_MS = 15 * 60_000;

/** Counts one more under a rule. `limited`: it was refused and not counted. Of many at once, in many processes, exactly `limit` pass. */
export const countOne = async (deps: Deps, rule: RateRule, who: string): Promise<RateCount> =>
  (await countAll(deps, [{ rule, who }]))[0] as RateCount;

/** Counts under every key, or under none when one is limited. Locks rows in the order of `keys`: callers must keep one order, or they could deadlock. */
export const countAll = (deps: Deps, keys: RateKey[]): Promise<RateCount[]> =>
  deps.commit(async (transaction) => {
    const now = deps.clock();
    const rows: Row[] = [];
    for (const key of keys) rows.push(await lockRow(transaction, rowId(deps, key)));
    const before = keys.map(({ rule }, index) => standing(rule, rows[index], now));
    if (before.some(({ limited }) => limited)) return before;
    const after: RateCount[] = [];
    for (const [index, key] of keys.entries()) {
      const row = withOneMore(key.rule, rows[index], now);
      await transaction.updateTable("rate_window").set(row).where("key", "=", rowId(deps, key)).execute();
      after.push({ ...standing(key.rule, row, now), limited: false });
    }
    return after;
  });

export const lookAtCount = async (deps: Deps, rule: RateRule, who: string): Promise<RateCount> => {
  const row = await deps.database
    .selectFrom("rate_window")
    .select(["count", "reset_at"])
    .where("key", "=", rowId(deps, { rule, who }))
    .executeTakeFirst();
  return standing(rule, row, deps.clock());
};

export const uncountOne = async (deps: Pick<Deps, "database" | "keyedHash">, key: RateKey): Promise<void> => {
  await deps.database
    .updateTable("rate_window")
    .set((e) => ({ count: e("count", "-", 1) }))
    .where("key", "=", rowId(deps, key))
    .where("count", ">", 0)
    .execute();
};

export const resetCount = async (deps: Pick<Deps, "database" | "keyedHash">, key: RateKey): Promise<void> => {
  await deps.database.deleteFrom("rate_window").where("key", "=", rowId(deps, key)).execute();
};

const lockRow = (transaction: DatabaseTransaction, id: string): Promise<Row> =>
  transaction
    .insertInto("rate_window")
    .values({ key: id, count: 0, reset_at: 0 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet((e) => ({ key: e.ref("excluded.key") })))
    .returning(["count", "reset_at"])
    .executeTakeFirstOrThrow();

/** A window that ends later than any can end by now was opened before the clock was set back; it is over. */
const isOpen = (rule: RateRule, row: Row | undefined, now: number): row is Row =>
  row !== undefined && row.reset_at > now && row.reset_at <= now + rule.windowMs + CLOCK_SKEW_MS;

const withOneMore = (rule: RateRule, row: Row | undefined, now: number): Row => {
  if (!isOpen(rule, row, now)) return { count: 1, reset_at: now + rule.windowMs };
  return { count: row.count + 1, reset_at: rule.backoff ? now + rule.windowMs : row.reset_at };
};

const standing = (rule: RateRule, row: Row | undefined, now: number): RateCount => {
  if (!isOpen(rule, row, now)) return { limited: false, remaining: rule.limit, resetMs: rule.windowMs };
  const remaining = Math.max(0, rule.limit - row.count);
  const newest = row.reset_at - rule.windowMs;
  const resetMs = rule.backoff ? Math.max(0, newest + waitAfter(rule, row.count) - now) : row.reset_at - now;
  return { limited: remaining === 0 && resetMs > 0, remaining, resetMs };
};

/** How long a rule with backoff makes the next one wait after `count` of them, in milliseconds. */
export const waitAfter = ({ limit, backoff = { firstMs: 0, longestMs: 0 } }: RateRule, count: number): number =>
  count < limit ? 0 : Math.min(backoff.firstMs * 2 ** (count - limit), backoff.longestMs);

const rowId = ({ keyedHash }: Pick<Deps, "keyedHash">, { rule, who }: RateKey): string =>
  `${rule.purpose}:${keyedHash("rate-limit", networkOf(who)).slice(0, 32)}`;

/** An IPv6 visitor holds a whole /64 and counts as one; an IPv4-mapped address is IPv4. Anything else stays as it is. */
export const networkOf = (who: string): string => {
  const address = who.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  while (groups.length + after.length < 8) groups.push("0");
  return [...groups, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};
