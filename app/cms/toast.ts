import { randomUUID } from "node:crypto";
import {
  createContext,
  createCookie,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router";
import { z } from "zod";
import { platformContext } from "#app/context.ts";
import type { SetCookies } from "#platform/auth/auth.ts";
import type { Toast } from "./shell/toasts.tsx";

/** The flash message. Not signed: it is shown to the browser that sends it and to nobody else. */
const cookie = createCookie("cms-toast", { path: "/", maxAge: 30, httpOnly: true, sameSite: "lax" });

/** As JSON. Browsers drop a cookie of 4,096 bytes, and some proxies an answer with that much in its headers. */
const MOST_BYTES = 1_000;

const toastShape = z.object({ id: z.string(), text: z.string(), bad: z.boolean(), undo: z.string().optional() });

/** `undo` is the name that `rememberUndo` gave: the toast offers to undo it. */
type Options = { bad?: boolean; undo?: string | undefined; cookies?: SetCookies };

/** The flash message as a cookie, for an answer that is shown on the same page. */
export const toastCookie = (text: string, { bad = false, undo }: Options = {}): Promise<string> => {
  const toast: Toast = { id: randomUUID().slice(0, 8), text: shortened(text), bad, ...(undo ? { undo } : {}) };
  return cookie.serialize(toast);
};

/** Goes to a page of the staff area and shows a toast there, by a flash message; works with and without scripts. */
export const redirectWithToast = async (to: string, text: string, options: Options = {}) => {
  const headers = new Headers((options.cookies ?? []).map((one): [string, string] => ["Set-Cookie", one]));
  headers.append("Set-Cookie", await toastCookie(text, options));
  return redirect(to, { status: 303, headers });
};

/** Added to what was done, where something that lists it could not be changed. */
export const leftWords = (left: string) => (left ? `. It is still listed: ${left.slice(0, 160)}` : "");

/** Added to what was done to originals, where translations went with them. */
export const alongWords = (translations: number) => {
  if (translations === 0) return "";
  return translations === 1 ? ", with its translation" : `, with ${translations} translations`;
};

const shortened = (text: string): string => {
  let bytes = 0;
  let kept = "";
  for (const character of text) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2; // its quotes
    if (bytes > MOST_BYTES) return `${kept}…`;
    kept += character;
  }
  return kept;
};

const flashContext = createContext<{ toast: Toast | null; isTaken: boolean }>();

export const takeToast = (context: Readonly<RouterContextProvider>): Toast | null => {
  const flash = context.get(flashContext);
  flash.isTaken = true;
  return flash.toast;
};

/**
 * Hands the flash message on and forgets it once it is shown. A part of a screen leaves it for the next, and so does what
 * a browser fetches ahead: it asks for the layout's data too, and shows none of it.
 */
export const flashToasts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const isAhead = request.headers.get("sec-purpose")?.startsWith("prefetch");
  const sent = toastShape.safeParse(await cookie.parse(request.headers.get("cookie")));
  const flash = { toast: isAhead ? null : (sent.data ?? null), isTaken: false };
  context.set(flashContext, flash);
  const response = await next();
  const isShown = flash.toast && flash.isTaken && response.status < 300 && response.status !== 202;
  if (isShown) response.headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  if (context.get(platformContext).settings.PUBLIC_URL.startsWith("https:")) markSecure(response.headers);
  return response;
};

/** Keeps the flash message to https. Done here, since `redirectWithToast` does not know how the site is reached. */
const markSecure = (headers: Headers): void => {
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const one of cookies) headers.append("Set-Cookie", one.startsWith(`${cookie.name}=`) ? `${one}; Secure` : one);
};
