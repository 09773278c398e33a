import type { Auth, Browser, PasskeyResult } from "./auth.ts";
import { orNull, refusalCodeOf, requestFrom, setCookiesIn } from "./auth-call.ts";
import type { Open } from "./auth-options.ts";

export const passkeysOf = (open: Open): Auth["passkeys"] => ({
  startAdding: (browser, password, { id, name }) =>
    orNull(async () => {
      const { api } = await open();
      await api.verifyPassword({ headers: requestFrom(browser).headers, body: { password } });
      const answer = await api.generatePasskeyRegistrationOptions(requestFrom(browser));
      const { user, ...options } = answer.response;
      return {
        options: { ...options, user: { ...user, ...known(id), displayName: name } },
        cookies: setCookiesIn(answer),
      };
    }),
  add: async (browser, answer, name) => {
    const { api } = await open();
    const body = { response: answer, name };
    const added = await orNull(() => api.verifyPasskeyRegistration({ headers: requestFrom(browser).headers, body }));
    return added !== null;
  },
  startSignIn: async (browser) => {
    const { api } = await open();
    // Of a browser that is signed in, the plugin would name the passkeys to take.
    const answer = await api.generatePasskeyAuthenticationOptions(requestFrom({ ...browser, cookies: "" }));
    return { options: { ...answer.response, userVerification: "required" }, cookies: setCookiesIn(answer) };
  },
  signIn: (browser, answer) => signIn(open, browser, answer),
});

/** The plugin makes a new id each time, and one device would then offer the same account several times. */
const known = (userId: string) => ({ id: Buffer.from(userId).toString("base64url") });

const signIn = async (open: Open, browser: Browser, response: Record<string, unknown>): Promise<PasskeyResult> => {
  if (typeof response.id !== "string") return { outcome: "refused" };
  const better = await open();
  try {
    const answer = await better.api.verifyPasskeyAuthentication({
      ...requestFrom(browser),
      // What a browser sent, whatever it is: the plugin checks it.
      body: { response: response as never },
    });
    return { outcome: "signed-in", userId: answer.response.user.id, cookies: setCookiesIn(answer) };
  } catch (error) {
    const code = await refusalCodeOf(error);
    if (code === null) throw error;
    return { outcome: code === "BANNED_USER" ? "disabled" : "refused" };
  }
};
