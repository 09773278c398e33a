import { data, type RouterContextProvider, redirect } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import type { Member } from "#domain/staff/member.ts";
import { whoIs } from "#domain/staff/sign-in/session.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Who is signed in. Strangers who open a page are led to the login and back; to anything else they get 401. */
export const staffOnly = async ({ request, context }: Args): Promise<Member> => {
  const browser = {
    cookies: request.headers.get("cookie") ?? "",
    agent: (request.headers.get("user-agent") ?? "").slice(0, 300),
    address: context.get(visitorContext).address,
  };
  const presence = await whoIs(context.get(platformContext), browser);
  if (presence) return presence.member;
  const { pathname, search } = new URL(request.url);
  if (request.method === "GET") throw redirect(`/cmslogin?next=${encodeURIComponent(pathname + search)}`);
  throw data(null, { status: 401, statusText: "Signed out" });
};
