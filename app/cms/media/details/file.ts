import { redirect } from "react-router";
import { readPicture } from "#domain/media/library/read-pictures.server.ts";
import { forStaff, found } from "../../staff-request.ts";
import type { Route } from "./+types/file";

/** GET /cms/media/:id/file: redirects to the file of a picture, for previews that know only the id. */
export const loader = forStaff(async (platform, member, { params }: Route.LoaderArgs) => {
  const { src } = found(await readPicture(platform, member, params.id));
  return redirect(src);
});
