import { z } from "zod";
import { setFocus } from "#domain/media/library/change-picture.server.ts";
import { forStaff, postedFields } from "../../staff-request.ts";
import type { Route } from "./+types/focus";

/** Anything else becomes -1, which the domain refuses. */
const percent = z
  .stringFormat("percent", /^\d{1,3}$/)
  .transform(Number)
  .catch(-1);

/** POST /cms/media/:id/focus {x, y}, in whole percent */
export const action = forStaff(async (platform, member, { request, params }: Route.ActionArgs) => {
  const focus = await postedFields(request, { x: percent, y: percent });
  const { outcome } = await setFocus(platform, member, { id: params.id, ...focus });
  const status = { set: 200, invalid: 422, missing: 404 }[outcome];
  return Response.json({ saved: outcome === "set" }, { status });
});
