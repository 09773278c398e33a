import type { Platform } from "#platform/platform.ts";
import { countAll, type RateKey, type RateRule, resetCount, uncountOne } from "../rate-limit.server.ts";

type Deps = Pick<Platform, "database" | "commit" | "clock" | "keyedHash">;

const waits = { windowMs: 24 * 3_600_000, backoff: { firstMs: 30_000, longestMs: 15 * 60_000 } };

/** Failures without a wait: a person mistypes, an office sits behind one address. */
export const accountRule: RateRule = { purpose: "sign-in-account", limit: 5, ...waits };
export const addressRule: RateRule = { purpose: "sign-in-address", limit: 20, ...waits };

/** What is counted: tries for an account (by what was typed, whether it exists or not) and from an address. */
export type Tries = { account: string; address: string };

const accountKey = (account: string): RateKey => ({ rule: accountRule, who: account });
const addressKey = (address: string): RateKey => ({ rule: addressRule, who: address });

/**
 * Counts one try before it is made, so that many at once can't slip through. Answers 0, or how many milliseconds to
 * wait; then nothing is counted. What succeeds is taken back with `forgive`.
 */
export const countTry = async (deps: Deps, { account, address }: Tries): Promise<number> => {
  const counts = await countAll(deps, [accountKey(account), addressKey(address)]);
  return counts.find(({ limited }) => limited)?.resetMs ?? 0;
};

/** Takes a try back that was right: the account starts anew, the address loses one. */
export const forgive = async (deps: Deps, { account, address }: Tries): Promise<void> => {
  await forgiveAccount(deps, account);
  await uncountOne(deps, addressKey(address));
};

/** Lets an account start anew: somebody has proved in another way that it is theirs. */
export const forgiveAccount = (deps: Pick<Deps, "database" | "keyedHash">, account: string): Promise<void> =>
  resetCount(deps, accountKey(account));
