import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { humanCheckRule } from "#domain/enquiries/submit/human-token.server.ts";
import { countOne } from "#domain/rate-limit.server.ts";
import { json, notAllowed, refused, tooMany } from "./json-api.ts";

/** Given also where the count can't be written, as on a full disk: what becomes of the enquiry, the form is to say. */
export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response> => {
  const platform = context.get(platformContext);
  const { challenge } = platform.humanCheck;
  if (!challenge) return refused(request, 404, "noTasks");
  const { address, log } = context.get(visitorContext);
  const count = await countOne(platform, humanCheckRule("challenge", platform), address).catch((error: unknown) => {
    log.error({ err: error }, "human check: not counted");
  });
  return count?.limited ? tooMany(request, count.resetMs) : json(await challenge());
};

export const action = ({ request }: ActionFunctionArgs) => notAllowed(request, "GET");
