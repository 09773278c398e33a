import { servicePlaces } from "#domain/content/places/publish-service.server.ts";
import { publishState } from "#domain/content/publishing/publish-state.server.ts";
import { forStaff, found } from "../../staff-request.ts";
import type { Route } from "./+types/check";
import { orUnanswered } from "./unanswered.ts";

/** GET /cms/edit/:id/check: the state of a document and what the check before publishing finds. */
export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => {
  const state = found(await publishState(platform, member, params.id));
  return { state, places: await servicePlaces(platform, member, params.id), now: platform.clock() };
});

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orUnanswered(serverLoader);
