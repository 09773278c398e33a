import type { Auth, Browser, CodeResult, SecondStep } from "./auth.ts";
import { orNull, refusalCodeOf, requestFrom, setCookiesIn } from "./auth-call.ts";
import type { Open } from "./auth-options.ts";

const SIX_DIGITS = /^\d{6}$/;

/** Error codes of Better Auth after which one has to start again with the password. */
const OVER = new Set([
  "INVALID_TWO_FACTOR_COOKIE",
  "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE",
  "TOTP_NOT_ENABLED",
  "BACKUP_CODES_NOT_ENABLED",
]);

export const secondStepOf = async (open: Open, browser: Browser): Promise<SecondStep | null> =>
  (await open()).api.secondStepOf({ headers: requestFrom(browser).headers });

export const signInWithCode = async (open: Open, browser: Browser, typed: string): Promise<CodeResult> => {
  const better = await open();
  const code = typed.replace(/\s/g, "");
  try {
    const answer = SIX_DIGITS.test(code)
      ? await better.api.verifyTOTP({ ...requestFrom(browser), body: { code } })
      : await better.api.verifyBackupCode({ ...requestFrom(browser), body: { code } });
    return { outcome: "signed-in", userId: answer.response.user.id, cookies: setCookiesIn(answer) };
  } catch (error) {
    const reason = await refusalCodeOf(error);
    if (reason === null) throw error;
    if (reason === "BANNED_USER") return { outcome: "disabled" };
    if (reason === "ACCOUNT_TEMPORARILY_LOCKED") return { outcome: "locked" };
    return { outcome: OVER.has(reason) ? "over" : "refused" };
  }
};

export const secondFactorOf = (open: Open): Auth["secondFactor"] => ({
  start: (browser, password) =>
    orNull(async () => {
      const body = { password, method: "totp" as const };
      const { response } = await (await open()).api.enableTwoFactor({ ...requestFrom(browser), body });
      return "totpURI" in response && response.totpURI ? { uri: response.totpURI } : null;
    }),
  confirm: (browser, code) =>
    orNull(async () => {
      const body = { code: code.replace(/\s/g, "") };
      return setCookiesIn(await (await open()).api.verifyTOTP({ ...requestFrom(browser), body }));
    }),
  remove: (browser, password) =>
    orNull(async () =>
      setCookiesIn(await (await open()).api.disableTwoFactor({ ...requestFrom(browser), body: { password } })),
    ),
  codes: async (userId) => {
    const { api } = await open();
    return (await orNull(() => api.viewBackupCodes({ body: { userId } })))?.backupCodes ?? [];
  },
  newCodes: (browser, password) =>
    orNull(async () => {
      const { response } = await (await open()).api.generateBackupCodes({
        ...requestFrom(browser),
        body: { password },
      });
      return response.backupCodes;
    }),
});
