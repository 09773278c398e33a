import { data, redirect } from "react-router";
import { readPicture } from "#domain/media/library/read-pictures.server.ts";
import { asStaff } from "../../staff-request.ts";
import type { Route } from "./+types/file";

/** GET /cms/media/:id/file: redirects to the file of a picture, for previews that know only the id. */
export const loader = ({ params, context }: Route.LoaderArgs) =>
  asStaff(context, async (platform, member) => {
    const picture = await readPicture(platform, member, params.id);
    if (!picture) throw data(null, { status: 404, statusText: "Not Found" });
    return redirect(picture.src);
  });
