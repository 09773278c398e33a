import type { RouterContextProvider } from "react-router";
import { visitorContext } from "#app/context.ts";
import type { Browser } from "#platform/auth/auth.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Who asks, as the domain of staff wants to know it. */
export const browserOf = ({ request, context }: Args): Browser => ({
  cookies: request.headers.get("cookie") ?? "",
  agent: (request.headers.get("user-agent") ?? "").slice(0, 300),
  address: context.get(visitorContext).address,
});
