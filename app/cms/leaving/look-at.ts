import { lookAtLeaving } from "#domain/content/live/look-at-leaving.server.ts";
import { forStaff } from "../staff-request.ts";
import type { Route } from "./+types/look-at";

/** GET /cms/content/leaving?id=…: where documents stand that are to leave the site, and what links to them. */
export const loader = forStaff((platform, member, { url: { searchParams } }: Route.LoaderArgs) =>
  lookAtLeaving(platform, member, searchParams.getAll("id")),
);

/** No answer is null: the question can be answered without it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader().catch(() => null);
