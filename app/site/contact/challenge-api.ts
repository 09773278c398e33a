import type { LoaderFunctionArgs } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { humanCheckRule } from "#domain/enquiries/submit/human-token.server.ts";
import { countOne } from "#domain/rate-limit.server.ts";
import { json, notAllowed, tooMany } from "./json-api.ts";

/** Given also where the count can't be written, as on a full disk: what becomes of the enquiry, the form is to say. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<Response> => {
  const platform = context.get(platformContext);
  const { challenge } = platform.humanCheck;
  if (!challenge) return json({ success: false, error: "The human check sets no tasks" }, 404);
  const { address, log } = context.get(visitorContext);
  const count = await countOne(platform, humanCheckRule("challenge", platform), address).catch((error: unknown) => {
    log.error({ err: error }, "human check: not counted");
  });
  return count?.limited ? tooMany(count.resetMs) : json(await challenge());
};

export const action = () => notAllowed("GET");
