import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { Auth, Browser, SignInResult } from "./auth.ts";
import { call, codeOf, orNull, setCookiesIn } from "./auth-call.ts";
import { type AuthSettings, type BetterAuth, openBetterAuth } from "./auth-options.ts";
import { ownerOfStep, secondFactorOf, signInWithCode } from "./second-factor.ts";

/** The contract of `auth.ts` on Better Auth. */
export const betterAuthOn = (database: Database, secret: string, settings: AuthSettings, log: Log): Auth => {
  const better = openBetterAuth(database, secret, settings, log);
  return {
    signIn: (browser, email, password) => signIn(better, browser, email, password),
    ownerOfStep: (browser) => ownerOfStep(better, browser),
    signInWithCode: (browser, code) => signInWithCode(better, browser, code),
    sessionOf: (browser) => sessionOf(better, browser),
    signOut: async (browser) => setCookiesIn(await better.api.signOut({ ...call(browser) })),
    changePassword: (browser, currentPassword, newPassword) =>
      orNull(async () =>
        setCookiesIn(
          await better.api.changePassword({
            ...call(browser),
            body: { currentPassword, newPassword, revokeOtherSessions: true },
          }),
        ),
      ),
    hashPassword: async (password) => (await better.$context).password.hash(password),
    ...keys(better),
    secondFactor: secondFactorOf(better),
  };
};

const signIn = async (better: BetterAuth, browser: Browser, email: string, password: string): Promise<SignInResult> => {
  try {
    const answer = await better.api.signInEmail({ ...call(browser), body: { email, password } });
    const second = "twoFactorRedirect" in answer.response;
    return { outcome: second ? "second-factor" : "signed-in", cookies: setCookiesIn(answer) };
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw error;
    return { outcome: code === "BANNED_USER" ? "disabled" : "refused" };
  }
};

const sessionOf = async (better: BetterAuth, browser: Browser) => {
  if (!browser.cookies.includes("session_token=")) return null;
  const answer = await better.api.getSession({ ...call(browser) });
  if (!answer.response || answer.response.user.banned) return null;
  const { session, user } = answer.response;
  return { id: session.id, userId: user.id, cookies: setCookiesIn(answer) };
};

/** Keys to set a password: rows of Better Auth's own reset, so that its reset uses them up, once. */
const keys = (better: BetterAuth): Pick<Auth, "makeKey" | "ownerOfKey" | "setPassword"> => {
  const identifier = (key: string) => `reset-password:${key}`;
  const ownerOfKey = async (key: string) => {
    const { internalAdapter } = await better.$context;
    const row = await internalAdapter.findVerificationValue(identifier(key));
    return row && new Date(row.expiresAt).getTime() > Date.now() ? row.value : null;
  };
  return {
    makeKey: async (value, lifetimeMs) => {
      const key = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + lifetimeMs);
      await (await better.$context).internalAdapter.createVerificationValue({
        identifier: identifier(key),
        value,
        expiresAt,
      });
      return key;
    },
    ownerOfKey,
    setPassword: async (token, newPassword) => {
      const owner = await ownerOfKey(token);
      if (!owner) return null;
      return orNull(async () => {
        await better.api.resetPassword({ body: { token, newPassword } });
        return owner;
      });
    },
  };
};
