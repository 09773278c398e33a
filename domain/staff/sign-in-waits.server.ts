import type { Platform } from "#platform/platform.ts";
import { countAll, type RateKey, type RateRule, resetCount, uncountOne } from "../rate-limit.server.ts";

type Deps = Pick<Platform, "database" | "commit" | "clock" | "keyedHash">;

const waits = { windowMs: 24 * 3_600_000, backoff: { firstMs: 30_000, longestMs: 15 * 60_000 } };

/** Failures without a wait: a person mistypes, an office sits behind one address. */
export const accountRule: RateRule = { purpose: "sign-in-account", limit: 5, ...waits };
export const addressRule: RateRule = { purpose: "sign-in-address", limit: 20, ...waits };

/** `account` is what was typed, whether it exists or not; `address` is the network address. */
export type Tries = { account: string; address: string };

const accountKey = (account: string): RateKey => ({ rule: accountRule, who: account });
const addressKey = (address: string): RateKey => ({ rule: addressRule, who: address });

/** Counts a try before it is made, so that concurrent ones can't slip through; gives the ms to wait, or 0. `forgive` takes back one that succeeds. */
export const countTry = async (deps: Deps, { account, address }: Tries): Promise<number> => {
  const counts = await countAll(deps, [accountKey(account), addressKey(address)]);
  return counts.find(({ limited }) => limited)?.resetMs ?? 0;
};

/** Undoes a try that succeeded: the count of the account is reset, that of the address loses one. */
export const forgive = async (deps: Deps, { account, address }: Tries): Promise<void> => {
  await forgiveAccount(deps, account);
  await uncountOne(deps, addressKey(address));
};

/** Resets the count of an account whose owner has proved in another way that it is theirs. */
export const forgiveAccount = (deps: Pick<Deps, "database" | "keyedHash">, account: string): Promise<void> =>
  resetCount(deps, accountKey(account));
