import type { Database } from "../database/database.ts";
import type { Log } from "../process/log.ts";
import type { Auth, Browser, SignInResult } from "./auth.ts";
import { orNull, refusalCodeOf, requestFrom, setCookiesIn } from "./auth-call.ts";
import type { AuthSettings, BetterAuth, Open } from "./auth-options.ts";
import { passkeysOf } from "./passkeys.ts";
import { passwordKeys } from "./password-keys.ts";
import { secondFactorOf, secondStepOf, signInWithCode } from "./second-factor.ts";

/** Loads Better Auth when staff first need it: 24 MB that a process which only shows pages never takes. */
export const betterAuthOn = (database: Database, secret: string, settings: AuthSettings, log: Log): Auth => {
  let opening: Promise<BetterAuth> | undefined;
  const open: Open = () => {
    opening ??= import("./auth-options.ts").then(({ openBetterAuth }) =>
      openBetterAuth(database, secret, settings, log),
    );
    return opening;
  };
  const hashPassword: Auth["hashPassword"] = async (password) => {
    const { password: passwords } = await (await open()).$context;
    return passwords.hash(password);
  };
  return {
    signIn: (browser, email, password) => signIn(open, browser, email, password),
    secondStepOf: (browser) => secondStepOf(open, browser),
    signInWithCode: (browser, code) => signInWithCode(open, browser, code),
    sessionOf: (browser) => sessionOf(open, browser),
    signOut: async (browser) => setCookiesIn(await (await open()).api.signOut(requestFrom(browser))),
    changePassword: (browser, currentPassword, newPassword) =>
      orNull(async () => {
        const body = { currentPassword, newPassword, revokeOtherSessions: true };
        return setCookiesIn(await (await open()).api.changePassword({ ...requestFrom(browser), body }));
      }),
    hashPassword,
    ...passwordKeys(database, hashPassword),
    secondFactor: secondFactorOf(open),
    passkeys: passkeysOf(open),
  };
};

const signIn = async (open: Open, browser: Browser, email: string, password: string): Promise<SignInResult> => {
  const better = await open();
  try {
    const answer = await better.api.signInEmail({ ...requestFrom(browser), body: { email, password } });
    const second = "twoFactorRedirect" in answer.response;
    return { outcome: second ? "second-factor" : "signed-in", cookies: setCookiesIn(answer) };
  } catch (error) {
    const code = await refusalCodeOf(error);
    if (code === null) throw error;
    return { outcome: code === "BANNED_USER" ? "disabled" : "refused" };
  }
};

const sessionOf = async (open: Open, browser: Browser) => {
  if (browser.cookies === "") return null;
  const answer = await (await open()).api.getSession(requestFrom(browser));
  if (!answer.response) return null;
  const { session, user } = answer.response;
  return { id: session.id, userId: user.id, cookies: setCookiesIn(answer) };
};
