import { data } from "react-router";
import { publishState } from "#domain/content/publishing/publish-state.server.ts";
import { asStaff } from "../staff-request.ts";
import type { Route } from "./+types/check";
import { orUnanswered } from "./unanswered.ts";

/** GET /cms/edit/:id/check: the state of a document and what the check before publishing finds. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const state = await publishState(platform, member, params.id);
    if (!state) throw data(null, { status: 404, statusText: "Not Found" });
    return { state, now: platform.clock() };
  });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orUnanswered(serverLoader);
