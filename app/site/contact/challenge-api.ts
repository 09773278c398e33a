import type { LoaderFunctionArgs } from "react-router";
import { platformContext, visitorContext } from "#app/context.ts";
import { humanCheckRule } from "#domain/enquiries/submit/enquiry-limits.ts";
import { countOne } from "#domain/rate-limit.server.ts";
import { json, notAllowed } from "./json-api.ts";
import { tooMany } from "./too-many.ts";

/** GET /api/challenge: a new task for the human check, where this server sets them itself. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<Response> => {
  const platform = context.get(platformContext);
  const { challenge } = platform.humanCheck;
  if (!challenge) return json({ success: false, error: "The human check sets no tasks" }, 404);
  const { address } = context.get(visitorContext);
  const count = await countOne(platform, humanCheckRule("challenge", platform), address);
  return count.limited ? tooMany(count.resetMs) : json(await challenge());
};

export const action = () => notAllowed("GET");
