import type { Platform } from "#platform/platform.ts";

type Ground = Pick<Platform, "database" | "clock" | "keyedHash">;

/** Failures are forgotten when nothing failed for so long. */
const FORGET_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;
/** Failures without a wait: a person mistypes, an office sits behind one address. */
const FREE = { account: 5, address: 20 } as const;

type Kind = keyof typeof FREE;

/** What is counted: tries for an account (by what was typed, known or not) and from an address. */
export type Tries = Record<Kind, string>;

/**
 * How long after its newest failure a count of failures has to wait, in milliseconds: nothing at first, then 30 s,
 * doubling up to 15 minutes.
 */
export const waitAfter = (kind: Kind, failures: number): number =>
  failures < FREE[kind] ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE[kind]), LONGEST_WAIT_MS);

/**
 * Counts one try before it is made, so that many at once can't slip through. Answers 0, or how many milliseconds to
 * wait; then nothing is counted. What succeeds is taken back with `forgive`.
 */
export const countTry = async (ground: Ground, tries: Tries): Promise<number> => {
  const wait = await countOne(ground, "account", tries.account);
  if (wait > 0) return wait;
  const addressWait = await countOne(ground, "address", tries.address);
  if (addressWait > 0) await takeBack(ground, "account", tries.account);
  return addressWait;
};

/** Takes a try back that was right: the account starts anew, the address loses one. */
export const forgive = async (ground: Ground, tries: Tries): Promise<void> => {
  await forgiveAccount(ground, tries.account);
  await takeBack(ground, "address", tries.address);
};

/** Lets an account start anew: somebody has proved in another way that it is theirs. */
export const forgiveAccount = async (ground: Ground, account: string): Promise<void> => {
  await ground.database
    .deleteFrom("rate_window")
    .where("key", "=", keyOf(ground, "account", account))
    .execute();
};

const keyOf = (ground: Ground, kind: Kind, who: string) =>
  `sign-in-${kind}:${ground.keyedHash(`sign-in-${kind}`, who).slice(0, 32)}`;

/** Compare and swap: whoever finds the row changed looks again. */
const countOne = async (ground: Ground, kind: Kind, who: string): Promise<number> => {
  const key = keyOf(ground, kind, who);
  const now = ground.clock();
  const row = await ground.database.selectFrom("rate_window").selectAll().where("key", "=", key).executeTakeFirst();
  const next = { count: 1, reset_at: now + FORGET_MS };
  if (!row) {
    const made = await ground.database
      .insertInto("rate_window")
      .values({ key, ...next })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return made.numInsertedOrUpdatedRows === 1n ? 0 : countOne(ground, kind, who);
  }
  const clockWentBack = row.reset_at > now + FORGET_MS + LONGEST_WAIT_MS;
  const forgotten = row.reset_at <= now || clockWentBack;
  const wait = forgotten ? 0 : row.reset_at - FORGET_MS + waitAfter(kind, row.count) - now;
  if (wait > 0) return wait;
  const changed = await ground.database
    .updateTable("rate_window")
    .set({ ...next, count: forgotten ? 1 : row.count + 1 })
    .where("key", "=", key)
    .where("count", "=", row.count)
    .where("reset_at", "=", row.reset_at)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n ? 0 : countOne(ground, kind, who);
};

const takeBack = async (ground: Ground, kind: Kind, who: string): Promise<void> => {
  await ground.database
    .updateTable("rate_window")
    .set((e) => ({ count: e("count", "-", 1) }))
    .where("key", "=", keyOf(ground, kind, who))
    .where("count", ">", 0)
    .execute();
};
