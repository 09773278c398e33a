import { platformContext } from "#app/context.ts";
import { askForPasskey } from "#domain/staff/sign-in/sign-in-passkey.server.ts";
import { browserOf } from "../lock.ts";
import { leadsTo } from "../staff-request.ts";
import type { Route } from "./+types/passkey-request";
import { waitText } from "./tries.ts";

/** What asking for a passkey is answered with. */
export type PasskeyAnswer = { options: object } | { error: string };

const answer = (body: PasskeyAnswer, init: ResponseInit) => Response.json(body, init);

/** POST /cmslogin/passkey: what a browser needs to ask for a passkey, as JSON, or why not yet. */
export const action = async (args: Route.ActionArgs) => {
  const result = await askForPasskey(args.context.get(platformContext), browserOf(args));
  if (result.outcome === "wait") return answer({ error: waitText(result.waitMs) }, { status: 429 });
  const headers = result.cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]);
  return answer({ options: result.options }, { headers });
};

export const loader = leadsTo(() => "/cmslogin");
