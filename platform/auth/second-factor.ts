import type { Auth, Browser, CodeResult } from "./auth.ts";
import { call, codeOf, orNull, setCookiesIn } from "./auth-call.ts";
import type { BetterAuth } from "./auth-options.ts";

const SIX_DIGITS = /^\d{6}$/;

/** Words of Better Auth that mean: start again with the password. */
const OVER = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
]);

/** Whose second step it is. The name in the cookie is random; its signature is looked at by `signInWithCode`. */
export const ownerOfStep = async (better: BetterAuth, { cookies }: Browser): Promise<string | null> => {
  const signed = cookies.match(/cms\.two_factor=([^;]+)/)?.[1];
  if (!signed) return null;
  const [identifier = ""] = decodeURIComponent(signed).split(".");
  const row = await (await better.$context).internalAdapter.findVerificationValue(identifier);
  return row && new Date(row.expiresAt).getTime() > Date.now() ? row.value : null;
};

/** The second step of signing in: a code of the app, or a recovery code in whatever spelling. */
export const signInWithCode = async (better: BetterAuth, browser: Browser, typed: string): Promise<CodeResult> => {
  const code = typed.replace(/\s/g, "");
  try {
    const answer = SIX_DIGITS.test(code)
      ? await better.api.verifyTOTP({ ...call(browser), body: { code } })
      : await better.api.verifyBackupCode({ ...call(browser), body: { code } });
    return { outcome: "signed-in", userId: answer.response.user.id, cookies: setCookiesIn(answer) };
  } catch (error) {
    const word = codeOf(error);
    if (word === null) throw error;
    if (word === "BANNED_USER") return { outcome: "disabled" };
    if (word === "ACCOUNT_TEMPORARILY_LOCKED") return { outcome: "locked" };
    return { outcome: OVER.has(word) ? "over" : "refused" };
  }
};

/** Setting up and taking away the second factor of who is signed in. */
export const secondFactorOf = (better: BetterAuth): Auth["secondFactor"] => ({
  start: (browser, password) =>
    orNull(async () => {
      const { response } = await better.api.enableTwoFactor({ ...call(browser), body: { password, method: "totp" } });
      return "totpURI" in response && response.totpURI ? { uri: response.totpURI } : null;
    }),
  confirm: (browser, code) =>
    orNull(async () =>
      setCookiesIn(await better.api.verifyTOTP({ ...call(browser), body: { code: code.replace(/\s/g, "") } })),
    ),
  remove: (browser, password) =>
    orNull(async () => setCookiesIn(await better.api.disableTwoFactor({ ...call(browser), body: { password } }))),
  codes: async (userId) => (await orNull(() => better.api.viewBackupCodes({ body: { userId } })))?.backupCodes ?? [],
  newCodes: (browser, password) =>
    orNull(async () => {
      const { response } = await better.api.generateBackupCodes({ ...call(browser), body: { password } });
      return response.backupCodes;
    }),
});
