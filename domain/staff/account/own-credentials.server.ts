import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { Action } from "../activity/actions.ts";
import { record } from "../activity/activity.server.ts";
import type { Member, StaffDeps } from "../member.ts";
import { passwordFault } from "../password/password.ts";
import { spendCode } from "../sign-in/sign-in-code.server.ts";
import { countTry, forgive } from "../sign-in-waits.server.ts";

export type ChangeOutcome =
  | { outcome: "changed"; cookies: SetCookies }
  | { outcome: "weak"; fault: string }
  | { outcome: "wrong" }
  | { outcome: "wait"; waitMs: number };

/** Changes one's own password and ends one's other sessions. A wrong current password counts as a failed sign-in. */
export const changePassword = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  typed: { current: string; next: string; company: string },
): Promise<ChangeOutcome> => {
  const fault = passwordFault(typed.next, [member.name, member.email, typed.company]);
  if (fault) return { outcome: "weak", fault };
  const work = () => deps.auth.changePassword(browser, typed.current, typed.next);
  const proof = await provePassword(deps, member, browser, work, "password-change");
  return proof.outcome === "right" ? { outcome: "changed", cookies: proof.value } : proof;
};

export type Proof<T> = { outcome: "right"; value: T } | { outcome: "wrong" } | { outcome: "wait"; waitMs: number };

/** Runs and logs `work`, which returns null when the password was wrong; that counts as a failed sign-in. */
export const provePassword = async <T>(
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  work: () => Promise<T | null>,
  action?: Action,
): Promise<Proof<T>> => {
  const tries = { account: `proof ${member.email}`, address: browser.address, device: "signed in" };
  const waitMs = await countTry(deps, tries);
  if (waitMs > 0) return { outcome: "wait", waitMs };
  const value = await work();
  if (value === null) return { outcome: "wrong" };
  await forgive(deps, tries);
  if (action) await record(deps.database, deps.clock(), { actor: member.id, action });
  return { outcome: "right", value };
};

/** Whether the second step is on. */
export const hasSecondFactor = async (
  { database }: Pick<StaffDeps, "database">,
  { id }: Pick<Member, "id">,
): Promise<boolean> => {
  const rows = database.selectFrom("staff").select("two_factor_enabled").where("id", "=", id);
  return Boolean((await rows.executeTakeFirstOrThrow()).two_factor_enabled);
};

/** Creates a secret for an authenticator app; it is active only after `confirmSecondFactor`. `on`: it is so already; no try is counted. */
export const startSecondFactor = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<{ uri: string }> | { outcome: "on" }> =>
  (await hasSecondFactor(deps, member))
    ? { outcome: "on" }
    : provePassword(deps, member, browser, () => deps.auth.secondFactor.start(browser, password));

/** Activates the new secret with a first code of the app. Returns recovery codes; null when the code was wrong. */
export const confirmSecondFactor = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  code: string,
): Promise<{ cookies: SetCookies; codes: string[] } | null> => {
  const cookies = await deps.auth.secondFactor.confirm(browser, code);
  if (!cookies) return null;
  await spendCode(deps, member.id, code);
  await record(deps.database, deps.clock(), { actor: member.id, action: "second-factor-on" });
  return { cookies, codes: await deps.auth.secondFactor.codes(member.id) };
};

export const removeSecondFactor = (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<SetCookies>> =>
  provePassword(deps, member, browser, () => deps.auth.secondFactor.remove(browser, password), "second-factor-off");

/** Creates new recovery codes; the old ones stop working. `off`: there is no second step; no try is counted. */
export const newRecoveryCodes = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<string[]> | { outcome: "off" }> =>
  (await hasSecondFactor(deps, member))
    ? provePassword(deps, member, browser, () => deps.auth.secondFactor.newCodes(browser, password), "recovery-codes")
    : { outcome: "off" };
