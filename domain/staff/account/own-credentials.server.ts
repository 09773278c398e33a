import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../deps.ts";
import type { Member } from "../member.ts";
import { passwordFault } from "../password/password.ts";
import { spendCode } from "../sign-in/sign-in-code.server.ts";
import { countTry, forgive } from "../sign-in-waits.server.ts";

export type ChangeOutcome =
  | { outcome: "changed"; cookies: SetCookies }
  | { outcome: "weak"; fault: string }
  | { outcome: "wrong" }
  | { outcome: "wait"; waitMs: number };

/** Changes one's own password; ends one's other sessions. Wrong tries count like failures to sign in. */
export const changePassword = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  typed: { current: string; next: string },
): Promise<ChangeOutcome> => {
  const fault = passwordFault(typed.next, [member.name, member.email]);
  if (fault) return { outcome: "weak", fault };
  const proof = await provePassword(deps, member, browser, () =>
    deps.auth.changePassword(browser, typed.current, typed.next),
  );
  if (proof.outcome !== "right") return proof;
  await record(deps.database, deps.clock(), { actor: member.id, action: "password-change" });
  return { outcome: "changed", cookies: proof.value };
};

/** How a step ended that needs the own password once more. */
export type Proof<T> = { outcome: "right"; value: T } | { outcome: "wrong" } | { outcome: "wait"; waitMs: number };

/** Does what needs the own password; `work` answers null when it was wrong, which counts as a failure to sign in. */
const provePassword = async <T>(
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  work: () => Promise<T | null>,
): Promise<Proof<T>> => {
  const tries = { account: `proof ${member.email}`, address: browser.address };
  const waitMs = await countTry(deps, tries);
  if (waitMs > 0) return { outcome: "wait", waitMs };
  const value = await work();
  if (value === null) return { outcome: "wrong" };
  await forgive(deps, tries);
  return { outcome: "right", value };
};

/** Makes a new secret for one's code app; it is in force only after `confirmSecondFactor`. */
export const startSecondFactor = (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<{ uri: string }>> =>
  provePassword(deps, member, browser, () => deps.auth.secondFactor.start(browser, password));

/** Puts the new secret in force with a first code of the app; gives recovery codes. Null: the code was wrong. */
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

/** Switches one's own second factor off. */
export const removeSecondFactor = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<SetCookies>> => {
  const proof = await provePassword(deps, member, browser, () => deps.auth.secondFactor.remove(browser, password));
  if (proof.outcome === "right")
    await record(deps.database, deps.clock(), { actor: member.id, action: "second-factor-off" });
  return proof;
};

/** New recovery codes; the old ones are void. */
export const newRecoveryCodes = async (
  deps: StaffDeps,
  member: Member,
  browser: Browser,
  password: string,
): Promise<Proof<string[]>> => {
  const proof = await provePassword(deps, member, browser, () => deps.auth.secondFactor.newCodes(browser, password));
  if (proof.outcome === "right")
    await record(deps.database, deps.clock(), { actor: member.id, action: "recovery-codes" });
  return proof;
};
