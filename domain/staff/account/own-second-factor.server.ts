import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../deps.ts";
import type { Member } from "../member.ts";
import { spendCode } from "../sign-in/sign-in-code.server.ts";
import { type Proof, provePassword } from "./own-password.server.ts";

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
