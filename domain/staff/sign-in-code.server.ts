import type { Browser, SetCookies } from "#platform/auth/auth.ts";
import type { StaffGround } from "./ground.ts";
import { record } from "./record.server.ts";
import { from } from "./sign-in.server.ts";
import { countTry, forgive } from "./sign-in-waits.server.ts";

/** How long the second step of an account stays closed after ten wrong codes in a row (Better Auth). */
const LOCKED_MS = 15 * 60_000;

/** How the second step ended. `over`: too late or too many tries, start again with the password. */
export type CodeOutcome =
  | { outcome: "signed in"; cookies: SetCookies }
  | { outcome: "refused" | "over" }
  | { outcome: "wait"; waitMs: number };

/**
 * The second step of signing in, with a code of the app or a recovery code. Five tries per sign-in, ten failures in a
 * row close the second step of an account for a quarter of an hour; tries from one network address are counted too.
 */
export const signInWithCode = async (ground: StaffGround, browser: Browser, code: string): Promise<CodeOutcome> => {
  const tries = { account: `code ${stepOf(browser)}`, address: browser.address };
  const waitMs = await countTry(ground, tries);
  if (waitMs > 0) return { outcome: "wait", waitMs };
  const result = await ground.auth.signInWithCode(browser, code.slice(0, 50));
  if (result.outcome === "signed in") {
    await forgive(ground, tries);
    await record(ground.database, ground.clock(), { actor: result.userId, action: "sign-in", detail: from(browser) });
    return result;
  }
  const event = { actor: null, action: "sign-in-failed", detail: `wrong code, ${from(browser)}` } as const;
  await record(ground.database, ground.clock(), event);
  if (result.outcome === "locked") return { outcome: "wait", waitMs: LOCKED_MS };
  return { outcome: result.outcome === "disabled" ? "over" : result.outcome };
};

/** Which half-way sign-in this is: the cookie that the first step set. */
const stepOf = ({ cookies, address }: Browser): string => cookies.match(/two_factor=([^;]+)/)?.[1] ?? address;
