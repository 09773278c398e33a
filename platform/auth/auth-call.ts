import type { Browser, SetCookies } from "./auth.ts";

/** What every call of Better Auth carries. */
export const call = ({ cookies, agent, address }: Browser) => ({
  headers: new Headers({ cookie: cookies, "user-agent": agent, "x-client-address": address }),
  returnHeaders: true as const,
});

export const setCookiesIn = ({ headers }: { headers: Headers }): SetCookies => headers.getSetCookie();

/** Null for what Better Auth refuses; other faults are thrown. */
export const orNull = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if ((await codeOf(error)) === null) throw error;
    return null;
  }
};

/** Why Better Auth refused, by its error code; null for a fault that is no refusal. */
export const codeOf = async (error: unknown): Promise<string | null> => {
  const { isAPIError } = await import("better-auth/api"); // in memory since the call that failed
  return isAPIError(error) && error.statusCode < 500 ? String(error.body?.code ?? error.status) : null;
};
