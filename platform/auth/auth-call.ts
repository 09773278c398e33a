import type { Browser, SetCookies } from "./auth.ts";

/** What every call of Better Auth carries. */
export const requestFrom = ({ cookies, agent, address }: Browser) => ({
  headers: new Headers({ cookie: cookies, "user-agent": agent, "x-client-address": address }),
  returnHeaders: true as const,
});

export const setCookiesIn = ({ headers }: { headers: Headers }): SetCookies => headers.getSetCookie();

/** Null for what Better Auth refuses; other faults are thrown. */
export const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if ((await refusalCodeOf(error)) === null) throw error;
    return null;
  }
};

/** The plugin for passkeys answers 500 where what it was sent does not verify. */
const MADE_UP = "FAILED_TO_VERIFY_REGISTRATION";

/** Why Better Auth refused, by its error code; null for a fault that is no refusal. */
export const refusalCodeOf = async (error: unknown): Promise<string | null> => {
  const { isAPIError } = await import("better-auth/api"); // in memory since the call that failed
  if (!isAPIError(error)) return null;
  const code = String(error.body?.code ?? error.status);
  return error.statusCode < 500 || code === MADE_UP ? code : null;
};
