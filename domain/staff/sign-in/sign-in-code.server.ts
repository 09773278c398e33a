import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import { record } from "../activity/activity.server.ts";
import type { StaffDeps } from "../member.ts";
import { countTry, forgive } from "../sign-in-waits.server.ts";
import { deviceCookie, deviceOf } from "./device.server.ts";
import { from, logRefused } from "./sign-in.server.ts";

/** The lockout of Better Auth after ten wrong codes in a row. */
const LOCKED_MS = 15 * 60_000;

/** `used`: the code was right, but used before. `over`: expired or too many tries, start with the password. */
export type CodeOutcome =
  | { outcome: "signed-in"; cookies: SetCookies }
  | { outcome: "refused" | "used" | "over" }
  | { outcome: "wait"; waitMs: number };

/**
 * The second step, by a code of the app or a recovery code: five tries per sign-in, or in a browser that knows the account, and ten failures in a row lock it for 15 minutes.
 * A code works once: of two concurrent sign-ins with the same one, one is ended again.
 */
export const signInWithCode = async (deps: StaffDeps, browser: Browser, code: string): Promise<CodeOutcome> => {
  const step = await deps.auth.secondStepOf(browser);
  const known = step && deviceOf(deps, browser, await emailOf(deps, step.userId));
  const tries = { account: "code", address: browser.address, known, device: step?.id ?? browser.address };
  const waitMs = await countTry(deps, tries);
  if (waitMs > 0) {
    logRefused(deps, browser, tries.account, "wait");
    return { outcome: "wait", waitMs };
  }
  const typed = code.slice(0, 50);
  if (step && (await isUsedCode(deps, step.userId, typed))) return failed(deps, browser, "used");
  const result = await deps.auth.signInWithCode(browser, typed);
  if (result.outcome === "locked") {
    await failed(deps, browser, "refused");
    return { outcome: "wait", waitMs: LOCKED_MS };
  }
  if (result.outcome !== "signed-in")
    return failed(deps, browser, result.outcome === "disabled" ? "over" : result.outcome);
  if (!(await spendCode(deps, result.userId, typed))) {
    await deps.auth.signOut({ ...browser, cookies: result.cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
    return failed(deps, browser, "over");
  }
  await forgive(deps, tries);
  await record(deps.database, deps.clock(), { actor: result.userId, action: "sign-in", detail: from(browser) });
  return {
    outcome: "signed-in",
    cookies: [...result.cookies, ...deviceCookie(deps, await emailOf(deps, result.userId))],
  };
};

/** The address of a member who is there. */
export const emailOf = async ({ database }: StaffDeps, id: string): Promise<string> =>
  (await database.selectFrom("staff").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;

const failed = async <T extends "refused" | "used" | "over">(deps: StaffDeps, browser: Browser, outcome: T) => {
  const detail = `${outcome === "used" ? "a code that was used before" : "wrong code"}, ${from(browser)}`;
  await record(deps.database, deps.clock(), { actor: null, action: "sign-in-failed", detail });
  logRefused(deps, browser, "code", outcome);
  return { outcome };
};

/** A code is accepted in its period of 30 s, the one before and the one after. */
const GOOD_FOR_MS = 90_000;

type Deps = Pick<StaffDeps, "database" | "clock" | "keyedHash">;

export const isUsedCode = async (deps: Deps, member: string, code: string): Promise<boolean> => {
  const row = await deps.database
    .selectFrom("used_token")
    .select("used_at")
    .where("token_hash", "=", hashOf(deps, member, code))
    .where("good_until", ">", deps.clock())
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks a code as used, so that nobody who saw it can replay it. False when it was used before. */
export const spendCode = async (deps: Deps, member: string, code: string): Promise<boolean> => {
  const now = deps.clock();
  const row = { verified_at: now, used_at: now, good_until: now + GOOD_FOR_MS };
  const result = await deps.database
    .insertInto("used_token")
    .values({ token_hash: hashOf(deps, member, code), ...row })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(row).where("used_token.good_until", "<=", now))
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

const hashOf = ({ keyedHash }: Deps, member: string, code: string) =>
  keyedHash("used-code", `${member} ${code.replace(/\s/g, "")}`);
