import { sql } from "kysely";
import type { Platform } from "#platform/platform.ts";

/** How much of a limit is used: whether it is exceeded, how often is left, and the time until it starts anew. */
export type RateCount = { limited: boolean; remaining: number; resetMs: number };

/** So many times per so many milliseconds, counted from the first. */
export type RateRule = { purpose: string; limit: number; windowMs: number };

type Ground = Pick<Platform, "database" | "commit" | "clock" | "keyedHash">;

/** A window that ends later than after so many of its lengths was opened by a clock that has been put back since. */
const WENT_BACK = 2;

/**
 * Counts one more for a network address and tells where that leaves it. Atomic: of many at once, in many processes,
 * exactly `limit` pass.
 */
export const countOne = async (ground: Ground, rule: RateRule, address: string): Promise<RateCount> => {
  const now = ground.clock();
  const over = sql<boolean>`(rate_window.reset_at <= ${now} or rate_window.reset_at > ${now + WENT_BACK * rule.windowMs})`;
  const row = await ground.commit((transaction) =>
    transaction
      .insertInto("rate_window")
      .values({ key: rateKey(ground, rule, address), count: 1, reset_at: now + rule.windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql<number>`case when ${over} then 1 else rate_window.count + 1 end`,
          reset_at: sql<number>`case when ${over} then excluded.reset_at else rate_window.reset_at end`,
        }),
      )
      .returning(["count", "reset_at"])
      .executeTakeFirstOrThrow(),
  );
  return {
    limited: row.count > rule.limit,
    remaining: Math.max(0, rule.limit - row.count),
    resetMs: row.reset_at - now,
  };
};

/** Where a network address stands, without counting. `limited`: the next one would be refused. */
export const lookAtCount = async (ground: Ground, rule: RateRule, address: string): Promise<RateCount> => {
  const now = ground.clock();
  const row = await ground.database
    .selectFrom("rate_window")
    .select(["count", "reset_at"])
    .where("key", "=", rateKey(ground, rule, address))
    .where("reset_at", ">", now)
    .where("reset_at", "<=", now + WENT_BACK * rule.windowMs)
    .executeTakeFirst();
  const used = row?.count ?? 0;
  return {
    limited: used >= rule.limit,
    remaining: Math.max(0, rule.limit - used),
    resetMs: row ? row.reset_at - now : rule.windowMs,
  };
};

const rateKey = (ground: Ground, rule: RateRule, address: string) =>
  `${rule.purpose}:${ground.keyedHash("address", network(address)).slice(0, 32)}`;

/** An IPv6 visitor holds a whole /64 and counts as one; an IPv4 address in IPv6 clothes is IPv4. */
const network = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const behind = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array(Math.max(0, 8 - groups.length - behind.length)).fill("0");
  return [...groups, ...zeros, ...behind]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
};
