import { data } from "react-router";
import { unpublish } from "#domain/content/publishing/unpublish.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/unpublish";
import { orUnanswered } from "./unanswered.ts";

/** POST /cms/edit/:id/unpublish. Answers `{outcome}`; 409 when it is not live or the site can't do without it. */
export const action = ({ params, context }: Route.ActionArgs) =>
  asStaff(context, async (platform, member) => {
    const result = await unpublish(platform, member, params.id);
    if (result.outcome === "missing") throw data(null, { status: 404, statusText: "Not Found" });
    return data(result, result.outcome === "unpublished" ? 200 : 409);
  });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnanswered(serverAction);
