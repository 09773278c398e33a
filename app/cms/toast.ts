import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import type { SetCookies } from "#platform/auth/auth.ts";

/** A word at the top right that goes away by itself. */
export type Toast = { id: string; text: string; bad: boolean };

const COOKIE = "cms-toast";
const GOOD_FOR_S = 30;
const attributes = "Path=/; HttpOnly; SameSite=Lax";

type Options = { bad?: boolean; cookies?: SetCookies };

/** Goes to a page of the staff area and says something there; works with and without scripts. */
export const redirectWithToast = (to: string, text: string, { bad = false, cookies = [] }: Options = {}): Response => {
  const toast: Toast = { id: randomUUID().slice(0, 8), text, bad };
  const value = encodeURIComponent(JSON.stringify(toast));
  const headers = new Headers(cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]));
  headers.append("Set-Cookie", `${COOKIE}=${value}; Max-Age=${GOOD_FOR_S}; ${attributes}`);
  return redirect(to, { status: 303, headers });
};

/** The toast that the request before this one left, if any. */
export const toastIn = (request: Request): Toast | null => {
  const found = request.headers.get("cookie")?.match(/(?:^|;\s*)cms-toast=([^;]+)/)?.[1];
  if (!found) return null;
  try {
    const { id, text, bad } = JSON.parse(decodeURIComponent(found));
    return typeof id === "string" && typeof text === "string" ? { id, text, bad: bad === true } : null;
  } catch {
    return null;
  }
};

/** Makes the browser forget the toast once a page has shown it. */
export const forgetToast = (request: Request, response: Response): void => {
  const shown = request.method === "GET" && response.status < 300 && request.headers.get("cookie")?.includes(COOKIE);
  if (shown) response.headers.append("Set-Cookie", `${COOKIE}=; Max-Age=0; ${attributes}`);
};
