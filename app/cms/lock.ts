import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { whoIs } from "#domain/staff/sign-in/sign-in.server.ts";
import type { Browser } from "#platform/auth/auth.ts";
import { loginFor } from "./next-path.ts";
import { staffContext } from "./staff-request.ts";

/** Without a session, pages redirect to the login and back, data and forms get 401. A request with one prolongs it. */
export const lock: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const presence = await whoIs(context.get(platformContext), browserOf({ request, context }));
  if (!presence) {
    const isPage = request.method === "GET" && !context.get(visitorContext).wantsData;
    throw isPage ? redirect(loginFor(request.url)) : data(null, { status: 401, statusText: "Signed out" });
  }
  const { member, session, cookies } = presence;
  context.set(staffContext, { member, session });
  const response = await next();
  const set = new Set(response.headers.getSetCookie().map(nameOf));
  for (const cookie of cookies) if (!set.has(nameOf(cookie))) response.headers.append("Set-Cookie", cookie);
  return response;
};

/** A change of password or a sign-out sets the session's cookie itself; the prolonged old one must not follow it. */
const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf("="));

type Args = { request: Request; context: Readonly<RouterContextProvider> };

export const browserOf = ({ request, context }: Args): Browser => ({
  cookies: request.headers.get("cookie") ?? "",
  agent: (request.headers.get("user-agent") ?? "").slice(0, 300),
  address: context.get(visitorContext).address,
});
