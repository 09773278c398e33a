import type { Platform } from "#platform/platform.ts";
import { countAll, networkOf, type RateKey, type RateRule, resetCount, uncountOne } from "../rate-limit.server.ts";

type Deps = Pick<Platform, "database" | "commit" | "clock" | "keyedHash">;

const waits = { windowMs: 24 * 3_600_000, backoff: { firstMs: 30_000, longestMs: 15 * 60_000 } };

/** Failures without a wait, of one account from one network: a person mistypes. */
export const pairRule: RateRule = { purpose: "sign-in-pair", limit: 5, ...waits };
/** Of one network, whatever the account: an office sits behind one address. A known browser is not held up by it. */
export const addressRule: RateRule = { purpose: "sign-in-address", limit: 20, ...waits };
/** Of one account from everywhere, against guesses spread over many networks. A known browser is not held up by it. */
export const accountRule: RateRule = { purpose: "sign-in-account", limit: 50, ...waits };

/**
 * `account` is what was typed, whether it exists or not. `known` names a browser in which it was signed in before: that
 * is counted by itself alone. `device` names one that has proved something else: it is counted with its network too.
 */
export type Tries = { account: string; address: string; known?: string | null; device?: string | null };

const keysOf = ({ account, address, known = null, device = null }: Tries): RateKey[] => {
  if (known !== null) return [{ rule: pairRule, who: `${account} ${known}` }];
  return [
    ...(device === null ? [{ rule: accountRule, who: account }] : []),
    { rule: addressRule, who: address },
    { rule: pairRule, who: `${account} ${device ?? networkOf(address)}` },
  ];
};

/** Counts a try before it is made, so that concurrent ones can't slip through. Returns the ms to wait, or 0. `forgive` takes back one that succeeds. */
export const countTry = async (deps: Deps, tries: Tries): Promise<number> => {
  const counts = await countAll(deps, keysOf(tries));
  return Math.max(0, ...counts.filter(({ limited }) => limited).map(({ resetMs }) => resetMs));
};

/** Undoes a try that succeeded: the count of the account from there is reset, the others lose one. */
export const forgive = async (deps: Deps, tries: Tries): Promise<void> => {
  for (const key of keysOf(tries))
    if (key.rule === pairRule) await resetCount(deps, key);
    else await uncountOne(deps, key);
};

/** Resets the counts of an account whose owner has proved in another way, from `address`, that it is theirs. */
export const forgiveAccount = async (deps: Pick<Deps, "database" | "keyedHash">, tries: Tries): Promise<void> => {
  for (const key of keysOf(tries)) if (key.rule !== addressRule) await resetCount(deps, key);
};
