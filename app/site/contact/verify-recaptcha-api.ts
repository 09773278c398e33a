import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { humanCheckRule, verifyToken } from "#domain/enquiries/submit/human-token.server.ts";
import { countOne } from "#domain/rate-limit.server.ts";
import { json, notAllowed, readObject, refused, tooMany } from "./json-api.ts";

/** POST /api/verify-recaptcha {token}: `{success}` for whichever human check is active (SPEC §7.1). */
export const action = async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
  if (request.method !== "POST") return notAllowed(request, "POST");
  const input = await readObject(request);
  if (input instanceof Response) return input;
  const platform = context.get(platformContext);
  const { address, log } = context.get(visitorContext);
  const count = await countOne(platform, humanCheckRule("verify", platform), address);
  if (count.limited) return tooMany(request, count.resetMs);
  const token = typeof input.token === "string" ? input.token.trim() : "";
  if (!token) return refused(request, 400, "token");
  const verdict = await verifyToken(platform, token, address);
  log.info(verdict.human ? {} : { reason: verdict.reason }, "human check: token verified");
  return json({ success: verdict.human });
};

export const loader = ({ request }: LoaderFunctionArgs) => notAllowed(request, "POST");
